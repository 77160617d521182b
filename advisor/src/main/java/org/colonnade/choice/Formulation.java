package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Sum;

/**
 * The binary programme of some choices (NoSE, Figures 8, 9 and 13, with plans as flows).
 *
 * <p>Variables: {@code d} for each family, which counts and costs its writes; {@code x} for each move of each task, at
 * its weighted cost; {@code z} for each lookup that several tasks of one request could share, which then costs in place
 * of its moves; {@code y} for each set of families that demand a support query, or that make requests pay for a call or
 * a lock, at the weighted cost of these. Rows: one unit of flow leaves the start of each SELECT; at least {@code d} leaves the
 * start of a support query, for each family that needs it; what comes into a state leaves it; the moves of a task that use
 * a family in the same way are at most its {@code d}, or the {@code z} that they share, which is at most {@code d}; the
 * families' bytes are within the budget.
 */
public final class Formulation {
    private final Choices choices;
    private final Aim aim;
    private final Programme.Builder builder = new Programme.Builder();
    private final Map<Option, Integer> families = new LinkedHashMap<>();
    private final Demands demands;
    private final Map<RequestLookup, Integer> shared = new HashMap<>();
    private final Map<Task, Map<Move, Integer>> moves = new HashMap<>();

    public Formulation(Choices choices, OptionalDouble space, Forced forced, Aim aim) {
        this.choices = choices;
        this.aim = aim;
        choices.alive().forEach(o -> families.put(o, family(o)));
        Map<RequestLookup, Integer> uses = uses(choices);
        this.demands = new Demands(choices, builder, families, aim);
        for (int t = 0; t < choices.tasks().size(); t++) {
            choices.checkpoint().pass();
            Task task = choices.tasks().get(t);
            if (task.isAnswerable() && task.isAsked(choices.alive)) {
                flow(task, "x" + t + "_", uses);
            }
        }
        begin();
        few(forced);
        space.ifPresent(this::budget);
        choices.options(forced.present())
                .forEach(o -> builder.row(new Sum().plus(families.get(o)).equalTo(1)));
        choices.options(forced.absent())
                .filter(families::containsKey)
                .forEach(o -> builder.row(new Sum().plus(families.get(o)).equalTo(0)));
    }

    /** What is to be least. */
    public enum Aim {
        COST,
        SPACE
    }

    private int family(Option option) {
        return builder.countingVariable(
                "d" + option.number(), aim == Aim.COST ? option.upkeep() : option.bytes(), option.heft());
    }

    private double cost(Task task, Move move) {
        return aim == Aim.COST ? task.weight() * move.cost() : 0;
    }

    /** For each lookup the number of tasks of its request that might make it, a task once for each use of the family. */
    static Map<RequestLookup, Integer> uses(Choices choices) {
        Map<RequestLookup, Integer> uses = new HashMap<>();
        for (Task task : choices.tasks()) {
            choices.checkpoint().pass();
            Set<List<Object>> seen = new HashSet<>();
            for (LookupMove move : Move.lookups(task.moves())) {
                RequestLookup fetch = RequestLookup.of(task, move);
                if (seen.add(List.of(fetch, move.use()))) {
                    uses.merge(fetch, 1, Integer::sum);
                }
            }
        }
        return uses;
    }

    private void flow(Task task, String name, Map<RequestLookup, Integer> uses) {
        Map<Move, Integer> variables = new LinkedHashMap<>();
        moves.put(task, variables);
        Map<Integer, Sum> states = new LinkedHashMap<>();
        Map<Object, Sum> links = new LinkedHashMap<>();
        for (Move move : task.moves()) {
            Optional<RequestLookup> fetch = shared(task, move, uses);
            int x = builder.variable(name + variables.size(), fetch.isPresent() ? 0 : cost(task, move));
            variables.put(move, x);
            states.computeIfAbsent(move.from(), s -> new Sum()).plus(x);
            states.computeIfAbsent(move.to(), s -> new Sum()).minus(x);
            if (move instanceof LookupMove lookup) {
                int d = families.get(choices.option(lookup));
                links.computeIfAbsent(lookup.use(), u -> new Sum().minus(d)).plus(x);
                fetch.ifPresent(f -> {
                    int z = fetch(f, cost(task, move));
                    links.computeIfAbsent(List.of(f, lookup.use()), k -> new Sum().minus(z))
                            .plus(x);
                });
            }
        }
        states.forEach((state, sum) -> conserve(task, state, sum));
        links.values().forEach(sum -> builder.row(sum.atMost(0)));
        tighten(task, variables);
    }

    /** What other tasks of the request might fetch too, if the move is such a lookup. */
    private static Optional<RequestLookup> shared(Task task, Move move, Map<RequestLookup, Integer> uses) {
        return move instanceof LookupMove lookup
                ? Optional.of(RequestLookup.of(task, lookup)).filter(f -> uses.get(f) > 1)
                : Optional.empty();
    }

    /**
     * More rows that every choice keeps: if one of the support queries with the same origin is asked, then one of the
     * lookups that they may begin with is made.
     */
    private void begin() {
        for (Demands.Group group : demands.groups()) {
            Set<Integer> lookups = new LinkedHashSet<>();
            for (Task task : group.tasks()) {
                moves.getOrDefault(task, Map.of()).forEach((move, x) -> {
                    if (move.from() == PlanSpace.START) {
                        lookups.add(variable(task, move, x));
                    }
                });
            }
            if (!lookups.isEmpty()) {
                Sum sum = new Sum().minus(group.y());
                lookups.forEach(sum::plus);
                builder.row(sum.atLeast(0));
            }
        }
    }

    /**
     * Rows that every choice keeps, but fractions of one might not: on each way one move covers a node first, so the
     * moves that do and whose families have the same consequence are together at most its {@code y}.
     */
    private void tighten(Task task, Map<Move, Integer> variables) {
        Map<List<Integer>, Sum> sums = new LinkedHashMap<>();
        Map<List<Integer>, BitSet> involved = new HashMap<>();
        for (LookupMove move : Move.lookups(task.moves())) {
            List<Integer> asked = demands.with(choices.option(move));
            if (!asked.isEmpty()) {
                task.space().covers(move).stream()
                        .forEach(node -> asked.forEach(y -> {
                            List<Integer> place = List.of(node, y);
                            sums.computeIfAbsent(place, p -> new Sum().minus(y)).plus(variables.get(move));
                            involved.computeIfAbsent(place, p -> new BitSet()).set(move.family());
                        }));
            }
        }
        sums.forEach((place, sum) -> {
            if (involved.get(place).cardinality() > 1) {
                builder.row(sum.atMost(0));
            }
        });
    }

    private void conserve(Task task, int state, Sum sum) {
        if (state == PlanSpace.START && task.isSupport()) {
            builder.row(sum.minus(demands.of(task)).equalTo(0));
        } else if (state == PlanSpace.START) {
            builder.row(sum.equalTo(1));
        } else if (state != PlanSpace.END) {
            builder.row(sum.equalTo(0));
        }
    }

    /** The variable of a lookup that is shared. */
    private int fetch(RequestLookup fetch, double cost) {
        return shared.computeIfAbsent(fetch, k -> {
            int z = builder.variable("z" + shared.size(), cost);
            builder.row(new Sum()
                    .plus(z)
                    .minus(families.get(choices.options().get(fetch.option())))
                    .atMost(0));
            return z;
        });
    }

    /** No more families than all ways have steps: no least choice has, and the solver sees sizes better with it. */
    private void few(Forced forced) {
        Sum sum = new Sum();
        families.values().forEach(sum::plus);
        int steps = choices.tasks().stream().mapToInt(Task::longest).sum();
        builder.row(
                sum.atMost(Math.min(families.size(), steps + forced.present().cardinality())));
    }

    private void budget(double bytes) {
        Sum sum = new Sum();
        families.forEach((option, d) -> sum.plus((long) Math.ceil(option.bytes()), d));
        builder.row(sum.atMost((long) bytes));
    }

    public Programme programme() {
        return builder.build();
    }

    /** The variables of an opening. */
    public BitSet choice(FirstChoice opening) {
        BitSet chosen = new BitSet();
        choices.options(opening.families).forEach(o -> chosen.set(families.get(o)));
        chosen.or(demands.choice(opening.families));
        opening.ways.forEach((task, way) -> way.forEach(move -> {
            int x = moves.get(task).get(move);
            chosen.set(x);
            chosen.set(variable(task, move, x));
        }));
        return chosen;
    }

    /** The variable that a move costs by: its own, or that of the lookup that it shares. */
    private int variable(Task task, Move move, int own) {
        return move instanceof LookupMove lookup ? shared.getOrDefault(RequestLookup.of(task, lookup), own) : own;
    }

    /** The families that a solution chooses. */
    BitSet families(List<Integer> chosen) {
        BitSet set = new BitSet();
        chosen.forEach(set::set);
        BitSet picked = new BitSet();
        families.forEach((option, d) -> picked.set(option.number(), set.get(d)));
        return picked;
    }

    /** The way that a solution takes through the plan space of a task; empty if the task is not asked. */
    List<Move> way(Task task, BitSet chosen) {
        Map<Integer, Move> next = new HashMap<>();
        moves.getOrDefault(task, Map.of()).forEach((move, x) -> {
            if (chosen.get(x)) {
                next.putIfAbsent(move.from(), move);
            }
        });
        List<Move> way = new ArrayList<>();
        for (int state = PlanSpace.START;
                next.containsKey(state);
                state = next.get(state).to()) {
            way.add(next.get(state));
        }
        return way;
    }
}
