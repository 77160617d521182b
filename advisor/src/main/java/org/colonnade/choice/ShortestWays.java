package org.colonnade.choice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;

/** Shortest ways through a plan space. For fixed families, this is what is left of the programme for a single query. */
public final class ShortestWays {
    private final Task task;
    private final ToDoubleBiFunction<Task, Move> price;

    public ShortestWays(Task task) {
        this(task, (t, m) -> m.cost());
    }

    ShortestWays(Task task, ToDoubleBiFunction<Task, Move> price) {
        this.task = task;
        this.price = price;
    }

    /** The cheapest way over these families. */
    public Optional<List<Move>> shortest(BitSet families) {
        return shortest(families, m -> true);
    }

    /** The cheapest way over these families that differs from another one in a lookup. */
    public Optional<List<Move>> other(List<Move> way, BitSet families) {
        return Move.lookups(way).stream()
                .flatMap(avoided -> shortest(families, m -> m != avoided).stream())
                .min(Comparator.comparing(this::cost));
    }

    public double cost(List<Move> way) {
        return way.stream().mapToDouble(Move::cost).sum();
    }

    /** By relaxing moves until nothing changes: the graph has no cycle. */
    private Optional<List<Move>> shortest(BitSet families, Predicate<Move> allowed) {
        double[] cost = new double[task.space().states()];
        Move[] last = new Move[cost.length];
        Arrays.fill(cost, Double.POSITIVE_INFINITY);
        cost[PlanSpace.START] = 0;
        boolean better = true;
        while (better) {
            better = false;
            for (Move move : task.moves()) {
                boolean open = move.isWithin(families) && allowed.test(move);
                if (open && cost[move.from()] + price.applyAsDouble(task, move) < cost[move.to()]) {
                    cost[move.to()] = cost[move.from()] + price.applyAsDouble(task, move);
                    last[move.to()] = move;
                    better = true;
                }
            }
        }
        return last[PlanSpace.END] == null ? Optional.empty() : Optional.of(way(last));
    }

    private static List<Move> way(Move[] last) {
        List<Move> way = new ArrayList<>();
        for (int state = PlanSpace.END; state != PlanSpace.START; state = last[state].from()) {
            way.add(0, last[state]);
        }
        return way;
    }
}
