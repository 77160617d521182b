package org.colonnade.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.advice.Figures;
import org.colonnade.engine.LoadProgress;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.model.Numbers;

/** Watches a load for a person: how far it is and how long it will take; Ctrl-C stops it where it can go on. */
final class Loading implements LoadWatcher, AutoCloseable {
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Map<String, Long> entries = new LinkedHashMap<>();
    private Countdown countdown = new Countdown(0);

    Loading(Console console) {
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    /** What was loaded earlier passes at once, and tells nothing about the time. */
    @Override
    public boolean goesOn(LoadProgress progress) {
        if (progress.entries() == 0 || entries.isEmpty()) {
            countdown = new Countdown(progress.share());
        }
        entries.put(progress.family(), progress.entries());
        line.showIfDue(() -> "loading " + progress.family() + ": " + Numbers.text(written()) + " entries, "
                + Figures.share(progress.share(), 1) + countdown.left(progress.share()) + "; Ctrl-C stops");
        return !stopped.get();
    }

    /** The entries that were written. */
    long written() {
        return entries.values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
