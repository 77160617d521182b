package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.choice.Formulation.Aim;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Sum;

/**
 * The variables {@code y} of a programme: each is for a set of families, and is 1 if one of them is there. Then the support
 * queries that they demand are asked, and requests pay for calls and locks.
 *
 * <p>Invariants: {@code y} is at least the {@code d} of each of its families, and costs what requests have
 * to pay once for exactly these families; there is one for each set. So at least cost a request pays for one call if it
 * writes and for none otherwise, and so with locks.
 */
final class Demands {
    private final Choices choices;
    private final Programme.Builder builder;
    private final Map<Option, Integer> families;
    private final Map<BitSet, Double> dues;
    private final Map<BitSet, Integer> variables = new LinkedHashMap<>();
    private final Map<Option, List<Integer>> demanded = new HashMap<>();
    private final Map<Task.Origin, List<Task>> groups = new LinkedHashMap<>();

    /** Adds the variables and their rows; {@code families} are the {@code d}. */
    Demands(Choices choices, Programme.Builder builder, Map<Option, Integer> families, Aim aim) {
        this.choices = choices;
        this.builder = builder;
        this.families = families;
        this.dues = aim == Aim.COST ? dues(choices) : Map.of();
        for (Task task : choices.tasks()) {
            if (task.isSupport()) {
                add(demanders(task));
                groups.computeIfAbsent(task.origin(), o -> new ArrayList<>()).add(task);
            }
        }
        groups.values().removeIf(g -> g.size() < 2);
        groups.values().forEach(g -> add(demanders(g)));
        dues.keySet().forEach(this::add);
    }

    /** What is paid if one of some families is there, for each set of families that something is paid for. */
    private static Map<BitSet, Double> dues(Choices choices) {
        Map<Integer, BitSet> causes = new LinkedHashMap<>();
        choices.alive()
                .forEach(o -> o.dues().stream()
                        .forEach(d ->
                                causes.computeIfAbsent(d, x -> new BitSet()).set(o.number())));
        Map<BitSet, Double> dues = new LinkedHashMap<>();
        causes.forEach((due, set) -> dues.merge(set, choices.due(due).weightedCost(), Double::sum));
        return dues;
    }

    private void add(BitSet set) {
        if (!set.isEmpty() && !variables.containsKey(set)) {
            int y = builder.variable("y" + variables.size(), dues.getOrDefault(set, 0.0));
            variables.put(set, y);
            choices.options(set).forEach(o -> {
                builder.row(new Sum().plus(y).minus(families.get(o)).atLeast(0));
                demanded.computeIfAbsent(o, x -> new ArrayList<>()).add(y);
            });
        }
    }

    private BitSet demanders(Task task) {
        BitSet demanders = (BitSet) task.demanders().clone();
        demanders.and(choices.alive);
        return demanders;
    }

    private BitSet demanders(List<Task> group) {
        BitSet union = new BitSet();
        group.forEach(t -> union.or(demanders(t)));
        return union;
    }

    /** The variable of those who demand a support query. Invariant: there are some. */
    int of(Task task) {
        return variables.get(demanders(task));
    }

    /** Support queries that begin at the same instances, and the variable of those who demand one of them. */
    record Group(List<Task> tasks, int y) {}

    /** The groups that somebody demands. */
    List<Group> groups() {
        return groups.values().stream()
                .filter(g -> !demanders(g).isEmpty())
                .map(g -> new Group(g, variables.get(demanders(g))))
                .toList();
    }

    /** The variables of the sets that a family is in. */
    List<Integer> with(Option option) {
        return demanded.getOrDefault(option, List.of());
    }

    /** The variables that are 1 with these families. */
    BitSet choice(BitSet present) {
        BitSet chosen = new BitSet();
        variables.forEach((set, y) -> chosen.set(y, set.intersects(present)));
        return chosen;
    }
}
