package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.aggregates.Migration;
import org.colonnade.aggregates.MigrationProgress;
import org.colonnade.model.Numbers;

/** Watches a migration for a person; Ctrl-C stops it where it can go on. */
final class Migrating implements Migration.Watcher, AutoCloseable {
    private final StatusLine line;
    private final Interrupt interrupt;
    private final String name;
    private final AtomicBoolean stopped = new AtomicBoolean();

    Migrating(Console console, String name) {
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
        this.name = name;
    }

    @Override
    public boolean goesOn(MigrationProgress progress) {
        line.showIfDue(() -> "migrating " + name + ": " + Numbers.text(progress.seen()) + " aggregates seen, "
                + Numbers.text(progress.moved()) + " moved; Ctrl-C stops");
        return !stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
