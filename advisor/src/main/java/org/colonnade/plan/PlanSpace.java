package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Limit;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Merge;
import org.colonnade.plan.PlanStep.Sort;
import org.colonnade.schema.Family;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement.Select;

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
    private final List<State> states;
    private final List<Move> moves;

    /**
     * The plan space of a query.
     *
     * @throws org.colonnade.workload.WorkLimitException if there would be more moves than the setting allows
     */
    public PlanSpace(Select query, List<Prepared> families, Setting setting) {
        this(query, families, setting, PlannerRule.ALL);
    }

    PlanSpace(Select query, List<Prepared> families, Setting setting, List<PlannerRule> rules) {
        this.question = new Question(query, setting.certainty());
        List<FamilyAccess> accesses = families.stream()
                .flatMap(f -> FamilyAccess.of(f, question).stream())
                .toList();
        Exploration exploration = new Exploration(question, accesses, rules, setting);
        this.moves = exploration.explore();
        this.states = exploration.states;
    }

    /**
     * What plans are made under: the cost model, what is certain, how many moves a space may have, and where
     * their making ends if it is not to go on.
     */
    public record Setting(CostModel model, Certainty certainty, int limit, Checkpoint checkpoint) {}

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
    public ColumnsRead reading(LookupMove move) {
        return estimate(move, states.get(move.from())).reading();
    }

    private LookupEstimate estimate(LookupMove move, State from) {
        LookupEstimate lookup = LookupEstimate.of(new Origin(question, from), move.access())
                .orElseThrow()
                .fixing(move.fixed());
        return states.get(move.to()).order() == RowOrder.RUNS ? lookup.inRuns().orElseThrow() : lookup;
    }

    public boolean isAnswerable() {
        return !moves.isEmpty();
    }

    /** The plan that a way from the start to the end stands for, over families under their final names. */
    public QueryPlan plan(List<Move> way, Function<LookupMove, Family> families) {
        List<PlanStep> steps = new ArrayList<>();
        State state = states.get(START);
        for (Move move : way) {
            State from = state;
            state = move.match(
                    l -> look(l, from, families, steps), s -> sort(s, from, steps), m -> merge(m, from, steps));
            if (Spaces.isFinalCount(question, state) && steps.stream().noneMatch(PlanSpace::isLimited)) {
                steps.add(new Limit(question.select.limit().getAsInt(), Spaces.rows(question, state)));
            }
        }
        return new QueryPlan(question.select, steps);
    }

    /** Returns the way whose plan has these steps, as texts; there is none if the families do not have such a plan. */
    public Optional<List<Move>> way(List<String> steps, Function<LookupMove, Family> families) {
        return way(List.of(), START, steps, families);
    }

    private Optional<List<Move>> way(
            List<Move> begun, int state, List<String> steps, Function<LookupMove, Family> families) {
        List<String> made =
                plan(begun, families).steps().stream().map(PlanStep::toString).toList();
        if (state == END) {
            return Optional.of(begun).filter(way -> made.equals(steps));
        }
        if (made.size() > steps.size() || !steps.subList(0, made.size()).equals(made)) {
            return Optional.empty();
        }
        return moves.stream()
                .filter(m -> m.from() == state)
                .flatMap(m ->
                        way(Stream.concat(begun.stream(), Stream.of(m)).toList(), m.to(), steps, families).stream())
                .findFirst();
    }

    private static boolean isLimited(PlanStep step) {
        return step instanceof Limit
                || step.asLookup().flatMap(Lookup::limit).filter(c -> !c.each()).isPresent();
    }

    private State look(LookupMove move, State from, Function<LookupMove, Family> families, List<PlanStep> steps) {
        LookupEstimate lookup = estimate(move, from);
        State to = lookup.to();
        steps.add(lookup.step(families.apply(move), move.cost()));
        if (!lookup.filters().isEmpty()) {
            steps.add(new Filter(lookup.filters(), Spaces.rows(question, to)));
        }
        return to;
    }

    private State sort(SortMove move, State from, List<PlanStep> steps) {
        steps.add(new Sort(question.orderBy(), Spaces.rows(question, from), move.cost()));
        return from.sort();
    }

    /** All rows of the runs are merged; the limit follows. */
    private State merge(MergeMove move, State from, List<PlanStep> steps) {
        double rows = steps.get(steps.size() - 1).rows();
        steps.add(new Merge(question.openOrder, rows, move.cost()));
        return from.sort();
    }
}
