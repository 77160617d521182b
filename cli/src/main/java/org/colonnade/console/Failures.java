package org.colonnade.console;

import org.colonnade.advice.NoAdviceException;
import org.colonnade.advice.StoppedException;
import org.colonnade.server.ServerException;
import org.colonnade.session.Refusal;
import org.colonnade.store.AddressException;
import org.colonnade.store.StoreException;

/** Turns what was thrown into a sentence and an exit code; a stack trace is only for those who ask for one. */
public record Failures(Console console, boolean debug) {
    /** What every sentence of the program begins with. */
    public static final String NAME = "colonnade: ";

    public int explain(Throwable thrown) {
        if (thrown instanceof Refusal refusal) {
            new ProblemPrinter(console).add(refusal.problems());
            refusal.sentences().forEach(s -> complain(s, Exit.INPUT));
            return Exit.INPUT;
        }
        if (thrown instanceof ServerException || thrown instanceof AddressException) {
            return complain(thrown.getMessage(), Exit.INPUT);
        }
        if (thrown instanceof NoAdviceException nothing) {
            new ProblemPrinter(console).add(nothing.problems());
            return Exit.INPUT;
        }
        if (thrown instanceof StoppedException) {
            return complain(thrown.getMessage(), Exit.UNDECIDED);
        }
        if (thrown instanceof StoreException store) {
            return complain(store.getMessage(), code(store.kind()));
        }
        if (thrown instanceof OutOfMemoryError) {
            return complain("out of memory; give more with COLONNADE_JAVA_OPTIONS=-Xmx4g", Exit.SOFTWARE);
        }
        return internal(thrown);
    }

    /** What the user asked for does not fit the store, nor the address one that lets them in; or the store failed. */
    private static int code(StoreException.Kind kind) {
        return switch (kind) {
            case SHAPE, VALUE, UNSUPPORTED, ABSENT, FORBIDDEN -> Exit.INPUT;
            case UNREACHABLE, TIMEOUT, LOST, FULL, READ_ONLY, BROKEN -> Exit.SOFTWARE;
        };
    }

    public int complain(String sentence, int code) {
        console.err().println(NAME + sentence);
        return code;
    }

    private int internal(Throwable thrown) {
        String message = thrown.getMessage() == null ? "" : ": " + firstLine(thrown.getMessage());
        complain("internal error: " + thrown.getClass().getSimpleName() + message, Exit.SOFTWARE);
        if (debug) {
            thrown.printStackTrace(console.err());
            return Exit.SOFTWARE;
        }
        return complain("set COLONNADE_DEBUG=1 to see where, and please report it", Exit.SOFTWARE);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
