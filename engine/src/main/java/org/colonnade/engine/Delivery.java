package org.colonnade.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Hands over the rows of a request's queries, in their order.
 *
 * <p>Who takes them may be slow. So what comes while the request has locks is kept until it has written everything and
 * given them back; a query with more rows than can be kept writes what waits, and hands over the rest as it comes.
 */
final class Delivery {
    static final int MOST_KEPT = 1_000;
    private static final int NONE = -1;

    private final Engine.Receiver receiver;
    private final List<Kept> kept = new ArrayList<>();
    private int streaming = NONE;

    Delivery(Engine.Receiver receiver) {
        this.receiver = receiver;
    }

    private record Kept(int statement, List<Object> row) {}

    void take(int statement, List<Object> row, Visit visit) {
        if (!visit.hasLocks() || statement == streaming) {
            receiver.row(statement, row);
            return;
        }
        kept.add(new Kept(statement, row));
        if (kept.size() > MOST_KEPT) {
            visit.flush();
            streaming = statement;
            end();
        }
    }

    /** Hands over the rows that it kept. */
    void end() {
        kept.forEach(k -> receiver.row(k.statement(), k.row()));
        kept.clear();
    }
}
