package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.experiment.Occasion;
import org.colonnade.store.StoreException;

/** Watches experiments for a person; Ctrl-C ends them with what they have measured. */
final class Experimenting implements Occasion.Watcher, AutoCloseable {
    private final Console console;
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private String experiment = "";

    Experimenting(Console console) {
        this.console = console;
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    void begins(String name) {
        experiment = name;
    }

    /** What is worth a line that stays. */
    void say(String sentence) {
        line.clear();
        console.err().println("colonnade: " + sentence);
        console.err().flush();
    }

    @Override
    public boolean goesOn(String doing) {
        line.showIfDue(() -> experiment + ": " + doing + "; Ctrl-C stops");
        return !stopped.get();
    }

    @Override
    public void left(StoreException why) {
        say(Leftovers.sentence(why));
    }

    boolean wasStopped() {
        return stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
