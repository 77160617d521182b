package org.colonnade.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * Lets threads change a database one at a time. While one waits for the disk, others queue, and the next makes the
 * changes of all of them and waits once.
 */
final class Turns {
    private final Keeper keeper;
    private final Queue<Ticket> waiting = new ConcurrentLinkedQueue<>();
    private final ReentrantLock turn = new ReentrantLock();

    Turns(Keeper keeper) {
        this.keeper = keeper;
    }

    /** Makes a change, and returns what it says when it is kept. */
    boolean take(Predicate<Database> change) {
        Ticket ticket = new Ticket(change);
        waiting.add(ticket);
        turn.lock();
        try {
            if (!ticket.isDone()) {
                keepWaiting();
            }
            return ticket.result();
        } finally {
            turn.unlock();
        }
    }

    private void keepWaiting() {
        List<Ticket> tickets = new ArrayList<>();
        for (Ticket next = waiting.poll(); next != null; next = waiting.poll()) {
            tickets.add(next);
        }
        keeper.keep(tickets);
        tickets.forEach(Ticket::finish);
    }

    /** Does something else when nobody makes changes. */
    void between(Runnable action) {
        turn.lock();
        try {
            action.run();
        } finally {
            turn.unlock();
        }
    }
}
