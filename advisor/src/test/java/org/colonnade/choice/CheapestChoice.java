package org.colonnade.choice;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;

/**
 * The least cost of some choices by branch and bound, without a programme and its solver.
 *
 * <p>Each family is in, out, or undecided. The cheapest ways of all queries over families that are not out, as if the
 * undecided ones cost nothing to keep up and each query paid its share of what several could fetch at once, cost no more than any
 * choice. If they need only what is in, they are the choice; else an undecided family that they need is decided, both ways.
 * Where it matters what queries fetch at once, that does not come to an end.
 */
final class CheapestChoice {
    private final Choices choices;
    private final Map<RequestLookup, Integer> sharers;
    private final Map<Task, ShortestWays> ways = new HashMap<>();
    private double best = Double.POSITIVE_INFINITY;
    private BitSet chosen = new BitSet();
    private boolean isExact = true;

    private CheapestChoice(Choices choices) {
        this.choices = choices;
        this.sharers = Formulation.uses(choices);
        choices.tasks().forEach(t -> ways.put(t, new ShortestWays(t, this::price)));
    }

    /** Its families, and what it costs; infinite if no choice answers every query. */
    record Found(List<Option> families, double cost) {}

    /** Empty where it matters what queries fetch at once. */
    static Optional<Found> of(Choices choices) {
        CheapestChoice search = new CheapestChoice(choices);
        search.decide(new BitSet(), (BitSet) choices.alive.clone());
        return search.isExact
                ? Optional.of(new Found(choices.options(search.chosen).toList(), search.best))
                : Optional.empty();
    }

    private double price(Task task, Move move) {
        return task.weight() * move.cost() / sharers(task, move);
    }

    private int sharers(Task task, Move move) {
        return move instanceof LookupMove lookup ? sharers.get(RequestLookup.of(task, lookup)) : 1;
    }

    private void decide(BitSet in, BitSet open) {
        double bound = kept(in);
        boolean shares = false;
        BitSet used = new BitSet();
        for (Task task : choices.tasks()) {
            if (task.isAsked(in)) {
                Optional<List<Move>> way = ways.get(task).shortest(open);
                if (way.isEmpty()) {
                    return;
                }
                bound += way.get().stream().mapToDouble(m -> price(task, m)).sum();
                shares |= way.get().stream().anyMatch(m -> sharers(task, m) > 1);
                Move.lookups(way.get()).forEach(m -> used.set(m.family()));
            }
        }
        used.andNot(in);
        if (isExact && bound < best * (1 - 1e-12)) {
            branch(in, open, used.nextSetBit(0), bound, shares);
        }
    }

    private void branch(BitSet in, BitSet open, int next, double bound, boolean shares) {
        if (next < 0) {
            isExact = !shares;
            best = bound;
            chosen = (BitSet) in.clone();
            return;
        }
        BitSet more = (BitSet) in.clone();
        more.set(next);
        decide(more, open);
        BitSet less = (BitSet) open.clone();
        less.clear(next);
        decide(in, less);
    }
    /** What some families cost to keep up, with what requests pay once for them. */
    private double kept(BitSet in) {
        BitSet paid = new BitSet();
        double cost = 0;
        for (Option option : choices.options(in).toList()) {
            cost += choices.upkeep(option, paid);
            paid.or(option.dues());
        }
        return cost;
    }
}
