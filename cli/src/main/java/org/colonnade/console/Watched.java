package org.colonnade.console;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * Watches long work for a person: a {@link StatusLine} says how far it is and how long it will take, and Ctrl-C stops it.
 *
 * <p>Invariant: when this is closed, the line is gone, and Ctrl-C ends the process as before.
 */
public final class Watched implements Watcher, AutoCloseable {
    private final Console console;
    private final StatusLine line;
    private final long patience;
    private final long began = System.nanoTime();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private volatile Interrupt interrupt;
    private volatile String doing = "";
    private final Countdown countdown = new Countdown();

    /** Listens for Ctrl-C from now on. */
    public Watched(Console console) {
        this(console, Duration.ZERO);
        listen();
    }

    /** Listens for Ctrl-C only when the work has taken so long that someone might want to stop it. */
    public Watched(Console console, Duration patience) {
        this.console = console;
        this.line = new StatusLine(console);
        this.patience = patience.toNanos();
    }

    /** The result of work that is watched from its beginning. */
    public static <T> T over(Console console, Function<Watched, T> work) {
        try (Watched watched = new Watched(console)) {
            return work.apply(watched);
        }
    }

    /** The result of the advisor's work, which seldom takes so long that someone might want to stop it. */
    public static <T> T patiently(Console console, Function<Watched, T> advising) {
        try (Watched watched = new Watched(console, Duration.ofMillis(50))) {
            return advising.apply(watched);
        }
    }

    private synchronized void listen() {
        if (interrupt == null) {
            interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
        }
    }

    /** Shows at once what is begun, and from time to time how far it is. */
    @Override
    public boolean goesOn(Progress progress) {
        if (interrupt == null && System.nanoTime() - began >= patience) {
            listen();
        }
        progress.share().ifPresent(countdown::tell);
        if (!progress.doing().equals(doing)) {
            doing = progress.doing();
            line.show(text(progress));
        }
        line.showIfDue(() -> text(progress));
        return !stopped.get();
    }

    private String text(Progress progress) {
        String left = progress.share().isPresent() ? countdown.left() : "";
        return progress.words().get() + left + "; Ctrl-C " + progress.stopping();
    }

    /** Whether a person has stopped the work. */
    public boolean wasStopped() {
        return stopped.get();
    }

    /** Says something in a line that stays. */
    public void say(String sentence) {
        line.clear();
        console.err().println("colonnade: " + sentence);
        console.err().flush();
    }

    @Override
    public void left(RuntimeException why) {
        say("the families that were measured are still there: " + why.getMessage());
    }

    @Override
    public void close() {
        if (interrupt != null) {
            interrupt.close();
        }
        line.clear();
    }
}
