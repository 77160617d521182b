package org.colonnade.console;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Help.Ansi;

/**
 * The three streams of the process and which of them a person looks at.
 *
 * <p>Both printers write UTF-8 whatever the locale says, and are flushed when the console is closed.
 */
public final class Console {
    private final InputStream in;
    private final Output rawOut;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean colouredOut;
    private final boolean colouredErr;
    private final Audience audience;
    private final AtomicLong logged;

    public Console(InputStream in, OutputStream out, OutputStream err, Colours colours) {
        this.in = in;
        this.rawOut = new Output(out);
        this.out = printer(rawOut);
        this.err = printer(new Output(err));
        this.colouredOut = colours == Colours.BOTH || colours == Colours.OUT;
        this.colouredErr = colours == Colours.BOTH || colours == Colours.ERR;
        this.audience = Audience.NOBODY;
        this.logged = new AtomicLong(System.nanoTime());
    }

    private Console(Console other, Audience audience) {
        this.in = other.in;
        this.rawOut = other.rawOut;
        this.out = other.out;
        this.err = other.err;
        this.colouredOut = other.colouredOut;
        this.colouredErr = other.colouredErr;
        this.audience = audience;
        this.logged = other.logged;
    }

    /** The same console, with somebody who wants to know from standard error how far the program is. */
    public Console with(Audience other) {
        return new Console(this, other);
    }

    /** Who wants to know how far the program is. */
    public enum Audience {
        NOBODY,
        /** Lines that stay. */
        LOG,
        /** Somebody who sees lines as they come, so that they may be written over. */
        PERSON
    }

    /** Which streams may carry colours. */
    public enum Colours {
        NONE,
        OUT,
        ERR,
        BOTH;

        /**
         * None for people who set {@code NO_COLOR} or have a dumb terminal; else on the streams that are terminals,
         * which only the shell that starts the program can tell.
         *
         * @param terminals the digits of the descriptors that are terminals
         */
        public static Colours of(Map<String, String> environment, String terminals) {
            if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || "dumb".equals(environment.get("TERM"))) {
                return NONE;
            }
            boolean out = terminals.contains("1");
            return terminals.contains("2") ? (out ? BOTH : ERR) : (out ? OUT : NONE);
        }
    }

    public static Console ofProcess() {
        String terminals = System.getProperty("colonnade.terminals", "");
        Console console = new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Colours.of(System.getenv(), terminals));
        boolean watched = terminals.contains("2") && !"dumb".equals(System.getenv("TERM"));
        return console.with(watched ? Audience.PERSON : Audience.LOG);
    }

    private static PrintStream printer(OutputStream target) {
        return new PrintStream(target, false, StandardCharsets.UTF_8);
    }

    public InputStream in() {
        return in;
    }

    /** For data. */
    public PrintStream out() {
        return out;
    }

    /** For everything else. */
    public PrintStream err() {
        return err;
    }

    public Ansi ansiOut() {
        return colouredOut ? Ansi.ON : Ansi.OFF;
    }

    public boolean colouredErr() {
        return colouredErr;
    }

    public Audience audience() {
        return audience;
    }

    /** When a log was last told how far the program is, as {@link System#nanoTime}; at first, when the program began. */
    public AtomicLong logged() {
        return logged;
    }

    /** Flushes both streams; why the data could not all be written, if so. */
    public Optional<String> close() {
        out.flush();
        err.flush();
        return rawOut.failure();
    }
}
