package org.colonnade.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.candidate.Candidates;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Progress;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/** Recommends a schema for one mix of a design. */
public final class Advisor {
    private final Design design;
    private final Mix mix;
    private final CostModel model;
    private final Solver solver;

    public Advisor(Design design, Mix mix, CostModel model, Solver solver) {
        this.design = design;
        this.mix = mix;
        this.model = model;
        this.solver = solver;
    }

    public Recommendation recommend(OptionalDouble space, Limits limits, Progress progress) {
        Certainty certainty = new Certainty(design.requests());
        List<Statement> statements = new ArrayList<>();
        for (Request request : design.requests()) {
            if (request.weights().get(mix.name()) > 0) {
                statements.addAll(request.statements());
            }
        }
        long t0 = System.nanoTime();
        List<Family> candidates = Candidates.of(statements, certainty);
        Instance instance = new Instance(design.requests(), mix.name(), candidates, certainty, model);
        long t1 = System.nanoTime();
        instance.settle();
        int settled=instance.alive.cardinality();
        Dominance.settle(instance);
        long t15=System.nanoTime();
        Formulation formulation = new Formulation(instance, space, Formulation.Fixed.NOTHING);
        Programme programme = formulation.programme();
        long t2 = System.nanoTime();
        if (Boolean.getBoolean("times")) {
            instance.tasks.stream().sorted(java.util.Comparator.comparing(t -> -t.moves().size())).limit(8).forEach(t -> System.err.println(t.moves().size() + " moves, " + t.space.states() + " states: " + t.space.query()));
            System.err.println(candidates.size() + " candidates; tasks " + instance.tasks.size() + "; enumerate+plan " + (t1 - t0) / 1000000 + " settled "+settled+" undominated "+instance.alive.cardinality()+" in "+(t15-t1)/1000000+" build " + (t2 - t15) / 1000000+" "+programme.variables()+" "+programme.rows().size());
        }
        Solution solution = solver.solve(programme, limits, progress);
        return new Assembly(instance, formulation, solution).recommendation(mix, model, programme);
    }
}
