package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.arrangement.ContestWatcher;
import org.colonnade.arrangement.Workload;
import org.colonnade.model.Numbers;
import org.colonnade.store.StoreException;

/** Watches a benchmark of aggregates for a person; Ctrl-C ends it with what it has measured. */
final class Contesting implements ContestWatcher, AutoCloseable {
    private final Console console;
    private final String store;
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();

    Contesting(Console console, String store) {
        this.console = console;
        this.store = store;
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    @Override
    public boolean loads(long done, long all) {
        return show("loading " + Numbers.text(done) + " of " + Numbers.text(all) + " aggregates");
    }

    @Override
    public boolean goesOn(Workload workload, long size, Turn turn) {
        return show(workload.title() + " of " + Numbers.text(size) + " aggregates: " + turn.what() + ", turn "
                + turn.number() + " of " + turn.all());
    }

    @Override
    public void left(StoreException why) {
        line.clear();
        console.err().println("colonnade: " + Leftovers.sentence(why));
    }

    private boolean show(String text) {
        line.showIfDue(() -> store + ": " + text + "; Ctrl-C stops");
        return !stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
