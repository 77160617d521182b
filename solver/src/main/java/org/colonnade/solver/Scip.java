package org.colonnade.solver;

import com.google.ortools.linearsolver.MPModelProto;
import com.google.ortools.linearsolver.MPSolutionResponse;
import com.google.ortools.linearsolver.MPSolver;
import com.google.ortools.linearsolver.MPSolverParameters;
import com.google.ortools.linearsolver.PartialVariableAssignment;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntToDoubleFunction;
import org.colonnade.programme.Objective;
import org.colonnade.programme.Programme;

/**
 * A choice among some of the variables that is best but for a small share of its cost, by SCIP.
 *
 * <p>SCIP's cutting planes raise a bound that is some percent too low at once, where CP-SAT has to search. But SCIP
 * calculates in doubles and calls equal what differs by a billionth, so it cannot see the weights of {@link Objective}.
 * Here each variable that counts therefore weighs more, and what is least may cost more than the least cost: by no more
 * than {@link #SHARE}, if all that count were chosen. Twice that is taken off SCIP's bound, for this and for what its
 * own tolerances may amount to. A choice of SCIP's that breaks a row, as its tolerances permit, is passed over.
 *
 * <p>It runs on one thread from a fixed seed.
 */
final class Scip {
    /** Of the cost. */
    static final double SHARE = 2.5e-7;

    /** What the expected cost becomes, for some tolerances of SCIP are absolute. */
    private static final double USUAL_COST = 1e6;

    /** How many times the expected cost a variable costs at most; 1e20 is infinite for SCIP. */
    private static final double MOST_TIMES = 1e6;

    private static final Set<MPSolver.ResultStatus> FOUND =
            EnumSet.of(MPSolver.ResultStatus.OPTIMAL, MPSolver.ResultStatus.FEASIBLE);

    private final Incumbent incumbent;
    private final double expected;
    private final LinearModel linear;
    private final int[] kernel;

    /** No choice with another variable is better than the best so far; the least value is not below {@code bound}. */
    Scip(Incumbent incumbent, BitSet kernel, double bound) {
        this.incumbent = incumbent;
        this.linear = new LinearModel(incumbent.programme(), kernel);
        this.kernel = linear.kernel();
        this.expected = Math.max(bound, Math.max(1, largest() / MOST_TIMES));
    }

    private double largest() {
        return Arrays.stream(kernel)
                .mapToDouble(incumbent.objective()::coefficient)
                .max()
                .orElse(0);
    }

    /** Tells the incumbent what was found, and what no choice can be below. */
    void solve(Watch watch) {
        if (watch.isOver()) {
            return;
        }
        MPSolver solver = MPSolver.createSolver("SCIP");
        try {
            solver.loadModelFromProto(model());
            if (FOUND.contains(run(solver, watch))) {
                take(solver.createSolutionResponseProto());
            }
        } finally {
            solver.delete();
        }
    }

    private static MPSolver.ResultStatus run(MPSolver solver, Watch watch) {
        MPSolverParameters parameters = new MPSolverParameters();
        parameters.setDoubleParam(MPSolverParameters.DoubleParam.RELATIVE_MIP_GAP, 0);
        solver.setTimeLimit(Math.max(1, (long) (1000 * watch.seconds())));
        AtomicReference<MPSolver.ResultStatus> status = new AtomicReference<>();
        watch.during(() -> status.set(solver.solve(parameters)), solver::interruptSolve);
        return status.get();
    }

    private MPModelProto model() {
        MPModelProto.Builder model = linear.binary(objective());
        incumbent.best().ifPresent(best -> hint(best, model.getSolutionHintBuilder()));
        return model.build();
    }

    private IntToDoubleFunction objective() {
        Programme programme = incumbent.programme();
        Objective exact = incumbent.objective();
        int counting = (int) Arrays.stream(kernel).filter(programme::counts).count();
        double size = Math.max(
                Double.MIN_NORMAL,
                Arrays.stream(kernel).mapToDouble(programme::size).sum());
        double count = SHARE * expected / (counting + 1);
        double scale = USUAL_COST / expected;
        return v -> scale * (exact.coefficient(v) + (programme.counts(v) ? count * (1 + programme.size(v) / size) : 0));
    }

    private void hint(BitSet best, PartialVariableAssignment.Builder hint) {
        for (int i = 0; i < kernel.length; i++) {
            hint.addVarIndex(i).addVarValue(best.get(kernel[i]) ? 1 : 0);
        }
    }

    private void take(MPSolutionResponse response) {
        BitSet chosen = new BitSet();
        for (int i = 0; i < kernel.length; i++) {
            chosen.set(kernel[i], response.getVariableValue(i) > 0.5);
        }
        incumbent.offer(chosen);
        double bound = response.getBestObjectiveBound() * expected / USUAL_COST;
        incumbent.atLeast(Math.min(bound, incumbent.value()) - 2 * SHARE * Math.max(expected, bound));
    }
}
