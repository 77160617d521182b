package org.colonnade.cli;

import java.util.List;

/** Something that the user asked for and that cannot be done as asked; the message is the whole sentence. */
final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unusable(String message) {
        super(message);
    }

    /** Makes all checks, and fails with what each of them complains of. */
    static void unless(Runnable... checks) {
        Objections objections = new Objections();
        for (Runnable check : checks) {
            objections.check(check);
        }
        objections.raise();
    }

    /** All that cannot be done, a line for each. */
    Unusable(List<String> messages) {
        this(String.join("\n" + Failures.NAME, messages));
    }
}
