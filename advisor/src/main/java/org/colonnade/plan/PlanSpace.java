package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Limit;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Sort;
import org.colonnade.plan.PlanStep.Volume;
import org.colonnade.schema.Family;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Supervisor;
import org.colonnade.workload.WorkLimitException;

/**
 * All plans of one query over given families, as a graph: state {@link #START} is the start, state {@link #END} the end.
 *
 * <p>Invariants: the graph has no cycle, since each move adds something; each move lies on a way from the start to the
 * end; moves are in a fixed order. If there are no moves, the families cannot answer the query.
 */
public final class PlanSpace {
    public static final int START = 0;
    public static final int END = 1;

    private final Question question;
    private final CostModel model;
    private final List<State> states = new ArrayList<>();
    private final Map<State, Integer> numbers = new HashMap<>();
    private final Setting setting;
    private List<Move> moves = new ArrayList<>();

    /**
     * The plan space of a query.
     *
     * @throws WorkLimitException if there would be more moves than the setting allows
     */
    public PlanSpace(Select query, List<Prepared> families, Setting setting) {
        this.question = new Question(query, setting.certainty());
        this.model = setting.model();
        this.setting = setting;
        State start = new State(new BitSet(), new BitSet(), query.orderBy().isEmpty());
        states.add(start);
        states.add(null);
        numbers.put(start, START);
        List<Access> accesses = new ArrayList<>();
        families.forEach(f -> accesses.addAll(Access.of(f, question)));
        explore(accesses);
        prune();
    }

    /** What plans are made under: the cost model, what is certain, how many moves a space may have, and who watches. */
    public record Setting(CostModel model, Certainty certainty, int limit, Supervisor supervisor) {}

    private void explore(List<Access> accesses) {
        List<Access> later = new ArrayList<>(accesses);
        for (int s = 0; s < states.size(); s++) {
            setting.supervisor().proceed();
            State state = states.get(s);
            if (s != END) {
                int number = s;
                Origin origin = new Origin(question, state);
                for (Access access : s == START ? accesses : later) {
                    LookupEstimate.of(origin, access).ifPresent(lookup -> add(number, lookup, access));
                }
                sort(s, state);
            }
            if (s == START) {
                later.removeAll(sufficient());
            }
            if (moves.size() > setting.limit()) {
                throw WorkLimitException.answering(question.select, setting.limit());
            }
        }
    }

    /** What answers the query alone, so that no lookup before it would be worth while. */
    private Set<Access> sufficient() {
        return moves.stream()
                .filter(m -> m.to() == END)
                .flatMap(m -> m.access.stream())
                .collect(Collectors.toSet());
    }

    /**
     * Whether a first lookup tells nothing that the query does not give. Whatever could follow it could come first as
     * well: it must hold the same node and its key, and so lead to the same state.
     */
    private boolean isIdle(int from, State to) {
        return from == START
                && to.covered().cardinality() == 1
                && question.given(question.keyOf(to.covered().nextSetBit(0))).isPresent()
                && Bits.both(to.known(), question.asked).stream()
                        .allMatch(c -> question.given(c).isPresent())
                && !Spaces.isComplete(question, to);
    }

    private void add(int from, LookupEstimate lookup, Access access) {
        State to = lookup.to();
        if (isIdle(from, to)) {
            return;
        }
        OptionalInt limit = lookup.limit(to);
        Volume volume = lookup.volume(to, limit);
        double cost = model.lookup(volume.gets(), volume.fetched(), volume.fetched() * access.entryBytes);
        moves.add(new Move(from, number(to), cost, lookup.share(limit), Optional.of(access)));
    }

    private void sort(int from, State state) {
        if (!state.sorted() && maySort(state)) {
            moves.add(new Move(
                    from, number(state.sort()), model.sort(Spaces.rows(question, state)), "", Optional.empty()));
        }
    }

    /** At the end, or where a limit then leaves fewer rows to look up. */
    private boolean maySort(State state) {
        return Bits.contains(state.known(), question.order)
                && (Spaces.isComplete(question, state) || Spaces.isFinalCount(question, state.sort()));
    }

    private int number(State state) {
        if (state.sorted() && Spaces.isComplete(question, state)) {
            states.set(END, states.get(END) == null ? state : states.get(END));
            return END;
        }
        return numbers.computeIfAbsent(state, s -> {
            states.add(s);
            return states.size() - 1;
        });
    }

    /** Drops the moves that lead nowhere. */
    private void prune() {
        BitSet alive = new BitSet();
        alive.set(END);
        List<List<Move>> into = new ArrayList<>();
        states.forEach(s -> into.add(new ArrayList<>()));
        moves.forEach(m -> into.get(m.to()).add(m));
        List<Integer> open = new ArrayList<>(List.of(END));
        while (!open.isEmpty()) {
            for (Move move : into.get(open.remove(open.size() - 1))) {
                if (!alive.get(move.from())) {
                    alive.set(move.from());
                    open.add(move.from());
                }
            }
        }
        moves = moves.stream().filter(m -> alive.get(m.to())).toList();
    }

    /** If there is no plan: what the plan that comes farthest does not reach. */
    public String missing() {
        State best = states.get(START);
        for (State state : states) {
            if (state != null && reach(state) > reach(best)) {
                best = state;
            }
        }
        return question.missing(best);
    }

    private static int reach(State state) {
        return 1000 * state.covered().cardinality() + state.known().cardinality();
    }

    public Select query() {
        return question.select;
    }

    public List<Move> moves() {
        return moves;
    }

    /** The number of states; some of them may have lost all their moves. */
    public int states() {
        return states.size();
    }

    /** The nodes of the query that a move is the first to cover. On each way, each node is covered by one move. */
    public BitSet covers(Move move) {
        BitSet fresh = (BitSet) states.get(move.to()).covered().clone();
        fresh.andNot(states.get(move.from()).covered());
        fresh.and(question.required);
        return fresh;
    }

    /** What a lookup needs of its family. */
    public Reading reading(Move move) {
        return LookupEstimate.of(new Origin(question, states.get(move.from())), move.access.orElseThrow())
                .orElseThrow()
                .reading();
    }

    public boolean isAnswerable() {
        return !moves.isEmpty();
    }

    /** The plan that a way from the start to the end stands for, over families under their final names. */
    public QueryPlan plan(List<Move> way, java.util.function.IntFunction<Family> families) {
        List<PlanStep> steps = new ArrayList<>();
        State state = states.get(START);
        boolean limited = false;
        for (Move move : way) {
            if (move.access.isPresent()) {
                LookupEstimate lookup = LookupEstimate.of(new Origin(question, state), move.access.get())
                        .orElseThrow();
                State to = lookup.to();
                Lookup step = lookup(lookup, move, to, families.apply(move.family()));
                steps.add(step);
                limited |= step.limit().isPresent();
                if (!lookup.filters().isEmpty()) {
                    steps.add(new Filter(lookup.filters(), Spaces.rows(question, to)));
                }
                state = to;
            } else {
                steps.add(new Sort(question.orderBy(), Spaces.rows(question, state), move.cost()));
                state = state.sort();
            }
            if (!limited && Spaces.isFinalCount(question, state)) {
                steps.add(new Limit(question.select.limit().getAsInt(), Spaces.rows(question, state)));
                limited = true;
            }
        }
        return new QueryPlan(question.select, steps);
    }

    private Lookup lookup(LookupEstimate lookup, Move move, State to, Family family) {
        OptionalInt pushed = lookup.limit(to);
        return new Lookup(
                family,
                move.access.orElseThrow().nodes(question),
                lookup.partition(),
                lookup.prefix(),
                lookup.range(),
                lookup.matches(),
                lookup.order().orElse(false),
                pushed,
                lookup.volume(to, pushed),
                move.cost());
    }
}
