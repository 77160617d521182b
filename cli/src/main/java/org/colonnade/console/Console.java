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
 *
 * @param data what {@code out} writes to
 * @param out for data
 * @param err for everything else
 * @param audience who wants to know from standard error how far the program is
 * @param logged when a log was last told that, as {@link System#nanoTime}; at first, when the program began
 */
public record Console(
        InputStream in,
        Output data,
        PrintStream out,
        PrintStream err,
        boolean colouredOut,
        boolean colouredErr,
        Audience audience,
        AtomicLong logged) {
    public Console(InputStream in, OutputStream out, OutputStream err, Colours colours) {
        this(in, new Output(out), err, colours);
    }

    private Console(InputStream in, Output data, OutputStream err, Colours colours) {
        this(
                in,
                data,
                printer(data),
                printer(new Output(err)),
                colours == Colours.BOTH || colours == Colours.OUT,
                colours == Colours.BOTH || colours == Colours.ERR,
                Audience.NOBODY,
                new AtomicLong(System.nanoTime()));
    }

    /** The same console, with somebody who wants to know from standard error how far the program is. */
    public Console with(Audience other) {
        return new Console(in, data, out, err, colouredOut, colouredErr, other, logged);
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

    public Ansi ansiOut() {
        return colouredOut ? Ansi.ON : Ansi.OFF;
    }

    /** Flushes both streams; why the data could not all be written, if so. */
    public Optional<String> close() {
        out.flush();
        err.flush();
        return data.failure();
    }
}
