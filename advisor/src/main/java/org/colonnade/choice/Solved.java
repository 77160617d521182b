package org.colonnade.choice;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.plan.Move;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.schema.Family;

/** Choices, their programme, and a solution of it. Invariant: it chooses something. */
public record Solved(Choices choices, Formulation formulation, Programme programme, Solution solution) {
    public BitSet chosen() {
        BitSet chosen = new BitSet();
        solution.chosen().forEach(chosen::set);
        return chosen;
    }

    /** The numbers of the options that are chosen. */
    public BitSet families() {
        return formulation.families(solution.chosen());
    }

    public List<Family> chosenFamilies() {
        return options().map(o -> o.family()).toList();
    }

    public Stream<Option> options() {
        return choices.options(families());
    }

    /** Another choice of the same programme. */
    public Solved with(List<Integer> others) {
        BitSet variables = new BitSet();
        others.forEach(variables::set);
        return new Solved(choices, formulation, programme, Solution.feasible(variables, programme.cost(variables), 0));
    }

    /** The way of a task; empty if it is not asked. */
    public List<Move> way(Task task) {
        return formulation.way(task, chosen());
    }

    /** What is to be least after cost and count. */
    public double heft() {
        return options().mapToDouble(o -> o.heft()).sum();
    }
}
