package org.colonnade.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.store.AddressException;
import org.colonnade.store.Stores;
import org.colonnade.text.Problem;

/** Collects what cannot be done as asked, so that all of it is said at once. */
public final class Objections {
    private final List<Problem> problems = new ArrayList<>();
    private final List<String> sentences = new ArrayList<>();
    private boolean tellsAddresses;

    /** Returns what is asked for, or nothing if it cannot be had. */
    public <T> Optional<T> get(Supplier<T> asked) {
        try {
            return Optional.of(asked.get());
        } catch (Refusal e) {
            problems.addAll(e.problems());
            e.sentences().forEach(this::add);
        } catch (AddressException e) {
            add(e.getMessage());
        }
        return Optional.empty();
    }

    public void check(Runnable check) {
        get(() -> {
            check.run();
            return true;
        });
    }

    /** How addresses look is told once, after all else. */
    private void add(String sentence) {
        String end = "\n" + Stores.usage();
        boolean ends = sentence.endsWith(end);
        tellsAddresses |= ends;
        sentences.add(ends ? sentence.substring(0, sentence.length() - end.length()) : sentence);
    }

    /** Refuses if there are any. */
    public void raise() {
        if (tellsAddresses) {
            int last = sentences.size() - 1;
            sentences.set(last, sentences.get(last) + "\n" + Stores.usage());
        }
        if (!problems.isEmpty() || !sentences.isEmpty()) {
            throw new Refusal(problems, sentences);
        }
    }
}
