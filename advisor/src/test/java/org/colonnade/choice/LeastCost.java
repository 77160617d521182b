package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.cost.CostModel;
import org.colonnade.fact.Changes;
import org.colonnade.fact.Designation;
import org.colonnade.fact.Reads;
import org.colonnade.fact.TouchedFact;
import org.colonnade.model.Entity;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.workload.Request;

/**
 * The least cost of some choices by looking at every set of its families, and at every combination of plans of a request.
 *
 * <p>A lookup that several plans of one request share is paid once, and so is the call of a request that writes anything,
 * and a lock for each entity that it holds. The programme is not asked.
 */
public final class LeastCost {
    private final Choices choices;
    private final OptionalDouble space;
    private final CostModel model;
    private long work;

    public LeastCost(Choices choices, OptionalDouble space, CostModel model) {
        this.choices = choices;
        this.space = space;
        this.model = model;
    }

    /** Thrown when there are too many combinations to look at. */
    public static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Infinite if no set answers every query. */
    double ofAll() {
        double least = Double.POSITIVE_INFINITY;
        for (BitSet chosen : sets()) {
            least = Math.min(least, fits(chosen) ? of(chosen, least) : Double.POSITIVE_INFINITY);
        }
        return least;
    }

    /** The smallest of the sets that cost no more than this, have no more families, and fit. */
    public double smallest(double cost, int count) {
        double smallest = Double.POSITIVE_INFINITY;
        for (BitSet chosen : sets()) {
            double heft = choices.options(chosen).mapToDouble(o -> o.heft()).sum();
            if (chosen.cardinality() <= count && heft < smallest && fits(chosen)) {
                smallest = of(chosen, Double.POSITIVE_INFINITY) <= cost ? heft : smallest;
            }
        }
        return smallest;
    }

    private List<BitSet> sets() {
        int[] families = choices.alive.stream().toArray();
        List<BitSet> sets = new ArrayList<>();
        for (long mask = 0; mask < 1L << families.length; mask++) {
            BitSet chosen = new BitSet();
            for (int i = 0; i < families.length; i++) {
                chosen.set(families[i], (mask & 1L << i) != 0);
            }
            sets.add(chosen);
        }
        return sets;
    }

    private boolean fits(BitSet chosen) {
        double bytes =
                choices.options(chosen).mapToDouble(o -> Math.ceil(o.bytes())).sum();
        return space.isEmpty() || bytes <= Math.floor(space.getAsDouble());
    }

    private double of(BitSet chosen, double enough) {
        double cost = choices.options(chosen).mapToDouble(Option::upkeep).sum();
        for (Request request : choices.setting().requests()) {
            if (cost < enough) {
                cost += choices.setting().weight(request) * (ofRequest(request, chosen) + once(request, chosen));
            }
        }
        return cost;
    }

    private double once(Request request, BitSet chosen) {
        return (writes(request, chosen) ? model.call() : 0)
                + (model.hold() > 0 ? model.hold() * held(request, chosen).size() : 0);
    }

    /** The entities whose facts a request holds: because it asks for them, or because others do that it could disturb. */
    private Set<Entity> held(Request request, BitSet chosen) {
        Set<Entity> held = new HashSet<>();
        for (Does read : reads(chosen)) {
            List<Does> changes = changes()
                    .filter(c -> c.touch.fact().equals(read.touch.fact()))
                    .toList();
            Designation place = read.touch.place();
            if (changes.stream().anyMatch(c -> place instanceof Designation.Unknown || !c.makes())
                    && (read.request == request
                            || changes.stream()
                                    .anyMatch(c -> c.request == request && (!c.makes() || !place.isTold())))) {
                held.add(read.touch.fact().entity());
            }
        }
        return held;
    }

    /** A request that reads or changes something. */
    private record Does(Request request, TouchedFact touch) {
        boolean makes() {
            return touch.place() instanceof Designation.New;
        }
    }

    private List<Does> reads(BitSet chosen) {
        return choices.options(chosen)
                .flatMap(o -> o.chores().stream())
                .flatMap(c -> c.upkeep().support().stream()
                        .flatMap(s -> Reads.of(s.query(), choices.certainty()).stream())
                        .map(t -> new Does(c.request(), t)))
                .toList();
    }

    private Stream<Does> changes() {
        return choices.setting().requests().stream()
                .flatMap(r -> r.statements().stream()
                        .flatMap(s -> Changes.of(s).stream())
                        .map(t -> new Does(r, t)));
    }

    private boolean writes(Request request, BitSet chosen) {
        return choices.options(chosen).flatMap(o -> o.chores().stream()).anyMatch(c -> c.request() == request);
    }

    private double ofRequest(Request request, BitSet chosen) {
        List<List<List<Move>>> ways = new ArrayList<>();
        for (Task task : choices.tasks()) {
            if (task.request() == request && task.isAsked(chosen)) {
                ways.add(ways(task, chosen));
            }
        }
        return combine(alone(ways), 0, new HashSet<>(), 0, Double.POSITIVE_INFINITY);
    }

    /** Of a task that shares nothing with others, only the cheapest way matters. */
    private static List<List<List<Move>>> alone(List<List<List<Move>>> ways) {
        Map<String, Integer> tasks = new HashMap<>();
        ways.forEach(w -> shares(w).forEach(s -> tasks.merge(s, 1, Integer::sum)));
        List<List<List<Move>>> fewer = new ArrayList<>();
        for (List<List<Move>> task : ways) {
            boolean alone = shares(task).stream().allMatch(s -> tasks.get(s) == 1);
            fewer.add(
                    alone && !task.isEmpty()
                            ? List.of(task.stream()
                                    .min((a, b) -> Double.compare(cost(a), cost(b)))
                                    .orElseThrow())
                            : task);
        }
        return fewer;
    }

    private static Set<String> shares(List<List<Move>> ways) {
        Set<String> shares = new HashSet<>();
        ways.forEach(w -> Move.lookups(w).forEach(m -> shares.add(entries(m))));
        return shares;
    }

    private static String entries(LookupMove move) {
        return move.family() + move.entries();
    }

    private static double cost(List<Move> way) {
        Set<String> made = new HashSet<>();
        return way.stream()
                .filter(m -> !(m instanceof LookupMove l) || made.add(entries(l)))
                .mapToDouble(Move::cost)
                .sum();
    }

    private List<List<Move>> ways(Task task, BitSet chosen) {
        List<Move> moves = task.moves().stream().filter(m -> m.isWithin(chosen)).toList();
        List<List<Move>> ways = new ArrayList<>();
        extend(moves, PlanSpace.START, new ArrayList<>(), ways);
        return ways;
    }

    private void extend(List<Move> moves, int state, List<Move> way, List<List<Move>> ways) {
        spend();
        if (state == PlanSpace.END) {
            ways.add(List.copyOf(way));
            return;
        }
        for (Move move : moves) {
            if (move.from() == state) {
                way.add(move);
                extend(moves, move.to(), way, ways);
                way.remove(way.size() - 1);
            }
        }
    }

    private double combine(List<List<List<Move>>> ways, int task, Set<String> made, double spent, double enough) {
        spend();
        if (spent >= enough || task == ways.size()) {
            return spent;
        }
        double least = enough;
        for (List<Move> way : ways.get(task)) {
            Set<String> more = new HashSet<>(made);
            double cost = spent;
            for (Move move : way) {
                cost += !(move instanceof LookupMove l) || more.add(entries(l)) ? move.cost() : 0;
            }
            least = Math.min(least, combine(ways, task + 1, more, cost, least));
        }
        return least;
    }

    private void spend() {
        if (++work > 2_000_000) {
            throw new TooMany();
        }
    }
}
