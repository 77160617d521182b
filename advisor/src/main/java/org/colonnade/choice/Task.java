package org.colonnade.choice;

import java.util.BitSet;
import java.util.List;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.plan.Reachability;
import org.colonnade.workload.Node;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * One query of a request that needs a plan: a SELECT, or a support query of an update.
 *
 * <p>A SELECT is always asked. A support query is asked if one of the families in {@code demanders} is there.
 *
 * <p>Invariant: nobody but {@link Planning} sees it before it has its plan space. Tasks are told apart as objects.
 */
public final class Task {
    private final Request request;
    private final double weight;
    private final Statement statement;
    private final Select query;
    private final BitSet demanders = new BitSet();
    private PlanSpace space;
    private List<Move> moves;

    /** A query that a statement asks; the query is the statement itself, or supports it. */
    Task(Request request, double weight, Statement statement, Select query) {
        this.request = request;
        this.weight = weight;
        this.statement = statement;
        this.query = query;
    }

    /** Takes the plans to choose from. */
    void plan(PlanSpace plans) {
        space = plans;
        moves = plans.moves();
    }

    public PlanSpace space() {
        return space;
    }

    public Request request() {
        return request;
    }

    double weight() {
        return weight;
    }

    public Statement statement() {
        return statement;
    }

    public Select query() {
        return query;
    }

    /** The numbers of the options that need the answer. */
    BitSet demanders() {
        return demanders;
    }

    public boolean isSupport() {
        return query != statement;
    }

    /** Whether it is asked if these families are there. */
    boolean isAsked(BitSet families) {
        return !isSupport() || demanders.intersects(families);
    }

    /** What support queries have in common that begin at the same instances of the same request. */
    record Origin(String request, Node root, String where) {}

    Origin origin() {
        return new Origin(request.name(), query.graph().root(), query.where().toString());
    }

    /** Its moves over the families that are still in question. */
    public List<Move> moves() {
        return moves;
    }

    public boolean isAnswerable() {
        return !moves.isEmpty();
    }

    /** The number of moves of the longest way. */
    int longest() {
        int[] longest = new int[space.states()];
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Move move : moves) {
                if (longest[move.to()] <= longest[move.from()]) {
                    longest[move.to()] = longest[move.from()] + 1;
                    grew = true;
                }
            }
        }
        return longest[PlanSpace.END];
    }

    /** Forgets the moves into families that are gone, and those that lead nowhere without them. */
    boolean keep(BitSet families) {
        int before = moves.size();
        List<Move> kept = moves.stream().filter(m -> m.isWithin(families)).toList();
        if (kept.size() < before) {
            moves = connected(kept);
        }
        return moves.size() < before;
    }

    /** The moves that lie on a way from the start to the end. */
    private List<Move> connected(List<Move> kept) {
        BitSet begun = Reachability.fromStart(kept, space.states());
        BitSet leading = Reachability.toEnd(kept, space.states());
        return kept.stream()
                .filter(m -> begun.get(m.from()) && leading.get(m.to()))
                .toList();
    }
}
