package org.colonnade.cli;

import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Failures;

/**
 * The program: finds the command, runs it, and turns whatever happens into an exit code and a sentence.
 *
 * <p>Invariants: never a stack trace unless {@code COLONNADE_DEBUG} is set; output is complete or its loss is
 * reported. What every start passes through uses no lambda, because the first one costs a tenth of the start.
 */
public final class Main {
    private final Console console;
    private final Failures failures;

    Main(Console console, boolean debug) {
        this.console = console;
        this.failures = new Failures(console, debug);
    }

    public static void main(String[] arguments) {
        boolean debug = System.getenv("COLONNADE_DEBUG") != null;
        System.exit(new Main(Console.ofProcess(), debug).run(arguments));
    }

    /** Runs one command line and returns the exit code; both streams are flushed then. */
    int run(String... arguments) {
        int code = guarded(arguments);
        Optional<String> lost = console.close();
        return lost.isEmpty() ? code : unwritten(lost.get());
    }

    private int guarded(String... arguments) {
        try {
            return dispatch(arguments);
        } catch (Exception | StackOverflowError | OutOfMemoryError | LinkageError | AssertionError e) {
            return failures.explain(e);
        }
    }

    private int dispatch(String... arguments) {
        OptionalInt code = new Shortcuts(console).run(arguments);
        return code.isPresent()
                ? code.getAsInt()
                : new Commands(console, failures).lineFor(arguments).execute(arguments);
    }

    private int unwritten(String why) {
        int code = failures.complain("cannot write the output: " + why, Exit.SOFTWARE);
        console.close();
        return code;
    }
}
