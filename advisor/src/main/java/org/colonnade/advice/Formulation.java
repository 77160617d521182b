package org.colonnade.advice;

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
final class Formulation {
    private final Choices choices;
    private final Aim aim;
    private final Programme.Builder builder = new Programme.Builder();
    private final Map<Integer, Integer> families = new LinkedHashMap<>();
    private final Demands demands;
    private final Map<RequestLookup, Integer> shared = new HashMap<>();
    private final List<Map<Move, Integer>> moves = new ArrayList<>();

    Formulation(Choices choices, OptionalDouble space, Fixed fixed, Aim aim) {
        this.choices = choices;
        this.aim = aim;
        choices.alive.stream().forEach(f -> families.put(f, family(f)));
        Map<RequestLookup, Integer> uses = uses(choices);
        this.demands = new Demands(choices, builder, families, aim);
        for (int t = 0; t < choices.tasks.size(); t++) {
            choices.supervisor().proceed();
            flow(t, uses);
        }
        begin();
        few(fixed);
        space.ifPresent(this::budget);
        fixed.present().stream()
                .forEach(f -> builder.row(new Sum().plus(families.get(f)).equalTo(1)));
        fixed.absent().stream()
                .filter(families::containsKey)
                .forEach(f -> builder.row(new Sum().plus(families.get(f)).equalTo(0)));
    }

    /** What is to be least. */
    enum Aim {
        COST,
        SPACE
    }

    private int family(int number) {
        double bytes = choices.bytes(number);
        return builder.countingVariable(
                "d" + number, aim == Aim.COST ? choices.burdens.get(number).cost : bytes, choices.heft(number));
    }

    private double cost(Task task, Move move) {
        return aim == Aim.COST ? task.weight * move.cost() : 0;
    }

    /** Families that must be there, and those that must not. */
    record Fixed(BitSet present, BitSet absent) {
        static final Fixed NOTHING = new Fixed(new BitSet(), new BitSet());
    }

    /** For each lookup the number of tasks of its request that might make it, a task once for each use of the family. */
    static Map<RequestLookup, Integer> uses(Choices choices) {
        Map<RequestLookup, Integer> uses = new HashMap<>();
        for (Task task : choices.tasks) {
            choices.supervisor().proceed();
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

    private void flow(int number, Map<RequestLookup, Integer> uses) {
        Task task = choices.tasks.get(number);
        Map<Move, Integer> variables = new LinkedHashMap<>();
        moves.add(variables);
        if (!task.isAnswerable() || task.isSupport() && !task.demanders.intersects(choices.alive)) {
            return;
        }
        Map<Integer, Sum> states = new LinkedHashMap<>();
        Map<Object, Sum> links = new LinkedHashMap<>();
        for (Move move : task.moves()) {
            Optional<RequestLookup> fetch = shared(task, move, uses);
            int x = builder.variable("x" + number + "_" + variables.size(), fetch.isPresent() ? 0 : cost(task, move));
            variables.put(move, x);
            states.computeIfAbsent(move.from(), s -> new Sum()).plus(x);
            states.computeIfAbsent(move.to(), s -> new Sum()).minus(x);
            if (move instanceof LookupMove lookup) {
                int d = families.get(lookup.family());
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
                moves.get(choices.tasks.indexOf(task)).forEach((move, x) -> {
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
            List<Integer> asked = demands.with(move.family());
            if (!asked.isEmpty()) {
                task.space.covers(move).stream()
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
            builder.row(new Sum().plus(z).minus(families.get(fetch.family())).atMost(0));
            return z;
        });
    }

    /** No more families than all ways have steps: no least choice has, and the solver sees sizes better with it. */
    private void few(Fixed fixed) {
        Sum sum = new Sum();
        families.values().forEach(sum::plus);
        int steps = choices.tasks.stream().mapToInt(Task::longest).sum();
        builder.row(sum.atMost(Math.min(families.size(), steps + fixed.present().cardinality())));
    }

    private void budget(double bytes) {
        Sum sum = new Sum();
        families.forEach((family, d) -> sum.plus((long) Math.ceil(choices.bytes(family)), d));
        builder.row(sum.atMost((long) bytes));
    }

    Programme programme() {
        return builder.build();
    }

    /** The variables of an opening. */
    BitSet choice(FirstChoice opening) {
        BitSet chosen = new BitSet();
        opening.families.stream().forEach(f -> chosen.set(families.get(f)));
        chosen.or(demands.choice(opening.families));
        opening.ways.forEach((number, way) -> way.forEach(move -> {
            int x = moves.get(number).get(move);
            chosen.set(x);
            chosen.set(variable(choices.tasks.get(number), move, x));
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
        families.forEach((family, d) -> {
            if (set.get(d)) {
                picked.set(family);
            }
        });
        return picked;
    }

    /** The way that a solution takes through the plan space of a task; empty if the task is not asked. */
    List<Move> way(int task, BitSet chosen) {
        Map<Integer, Move> next = new HashMap<>();
        moves.get(task).forEach((move, x) -> {
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
