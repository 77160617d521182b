package org.colonnade.couchbase;

import com.couchbase.client.java.kv.MutateInSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.Attempts;
import org.colonnade.store.Expectation;

/** Changes one block of a family. */
final class Writing {
    private final Documents documents;
    private final KeyLists lists;
    private final DocumentChange change;
    private final String key;
    private final Optional<List<MutateInSpec>> specs;
    private final Attempts attempts;
    private final Faults faults;

    Writing(Documents documents, KeyLists lists, DocumentChange change, Attempts attempts, Faults faults) {
        this.documents = documents;
        this.lists = lists;
        this.change = change;
        this.key = change.key();
        this.specs = change.specs();
        this.attempts = attempts;
        this.faults = faults;
    }

    /** Makes the change, whatever there is. */
    void write() {
        if (change.whole().isEmpty() && change.replaces()) {
            documents.remove(key, Documents.ANY);
            return;
        }
        repeat(() -> isMade() ? Optional.of(true) : Optional.empty());
    }

    private boolean repeat(Supplier<Optional<Boolean>> attempt) {
        return attempts.run(attempt, () -> faults.overtaken(change.change()));
    }

    /** Parts of a document, and all of it, are written without looking; then it turns out that there is none. */
    private boolean isMade() {
        if (specs.isPresent()) {
            return documents.mutate(key, specs.get(), Documents.ANY) || isMadeAnew();
        } else if (change.replaces()) {
            return documents.replace(key, change.whole().orElseThrow(), Documents.ANY) || isMadeAnew();
        }
        Optional<Seen> seen = documents.get(key);
        return seen.isPresent() ? isMade(seen.get()) : isMadeAnew();
    }

    private boolean isMadeAnew() {
        Optional<Map<String, Object>> whole = change.whole();
        if (whole.isEmpty()) {
            return true;
        }
        lists.add(key);
        return documents.insert(key, whole.get());
    }

    private boolean isMade(Seen seen) {
        return specs.map(s -> documents.mutate(key, s, seen.cas()))
                .orElseGet(() -> change.on(seen.content())
                        .map(d -> documents.replace(key, d, seen.cas()))
                        .orElseGet(() -> documents.remove(key, seen.cas())));
    }

    /** Makes the change if an entry is as expected; whether it was. */
    boolean writeIf(Expectation expectation) {
        Layout layout = change.layout();
        int size = layout.shape().block().size();
        List<Object> entry = expectation.key().subList(size, expectation.key().size());
        return repeat(() -> {
            Optional<Seen> seen = look(layout.path(entry));
            if (!expectation.isMetBy(seen.flatMap(s -> values(s, expectation, entry)))) {
                return Optional.of(false);
            }
            boolean made = change.change().isNothing() || (seen.isPresent() ? isMade(seen.get()) : isMadeAnew());
            return made ? Optional.of(true) : Optional.empty();
        });
    }

    /** Only the entry if the rest need not be known. */
    private Optional<Seen> look(Optional<String> path) {
        return path.isPresent() && (specs.isPresent() || change.replaces())
                ? documents.get(key, List.of(path.get()))
                : documents.get(key);
    }

    private Optional<List<Object>> values(Seen seen, Expectation expectation, List<Object> entry) {
        Layout layout = change.layout();
        Object found = seen.content().containsKey(Layout.BLOCK)
                ? layout.entries(seen.content()).get(layout.form().name(entry))
                : layout.path(entry).map(seen.content()::get).orElse(null);
        return Optional.ofNullable((Map<?, ?>) found)
                .map(e -> layout.form().row(expectation.block(), e).values())
                .map(v -> v.subList(expectation.key().size(), v.size()));
    }
}
