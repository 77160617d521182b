package org.colonnade.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.store.AddressException;
import org.colonnade.store.Stores;

/** Collects what cannot be done as asked, so that all of it is said at once. */
final class Objections {
    private final List<String> messages = new ArrayList<>();
    private String usage = "";

    /** What is asked for, or nothing if it cannot be had. */
    <T> Optional<T> get(Supplier<T> asked) {
        try {
            return Optional.of(asked.get());
        } catch (Unusable | AddressException e) {
            add(e.getMessage());
            return Optional.empty();
        }
    }

    void check(Runnable check) {
        get(() -> {
            check.run();
            return true;
        });
    }

    /** How addresses look is told once, after all else. */
    private void add(String message) {
        String end = "\n" + Stores.usage();
        boolean ends = message.endsWith(end);
        usage = ends ? end : usage;
        messages.add(ends ? message.substring(0, message.length() - end.length()) : message);
    }

    /** Fails if there are any. */
    void raise() {
        if (!messages.isEmpty()) {
            throw new Unusable(String.join("\n" + Failures.NAME, messages) + usage);
        }
    }
}
