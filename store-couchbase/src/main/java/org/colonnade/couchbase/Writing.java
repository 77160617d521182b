package org.colonnade.couchbase;

import com.couchbase.client.java.kv.MutateInSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.Attempts;
import org.colonnade.store.DocumentForm;
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
        Expectation kept = change.layout().form().read(expectation);
        return repeat(() -> {
            Optional<Seen> seen = look(kept);
            if (!kept.isMetBy(seen.flatMap(s -> values(s, kept)))) {
                return Optional.of(false);
            }
            boolean made = change.change().isNothing() || (seen.isPresent() ? isMade(seen.get()) : isMadeAnew());
            return made ? Optional.of(true) : Optional.empty();
        });
    }

    /** Only the entry if the rest need not be known. */
    private Optional<Seen> look(Expectation expectation) {
        return specs.isPresent() || change.replaces()
                ? new Reading(documents, change.layout()).entry(expectation.block(), entry(expectation))
                : documents.get(key);
    }

    private static List<Object> entry(Expectation expectation) {
        return expectation
                .key()
                .subList(expectation.block().size(), expectation.key().size());
    }

    private Optional<List<Object>> values(Seen seen, Expectation expectation) {
        DocumentForm form = change.layout().form();
        String name = form.name(entry(expectation));
        Map<String, Object> entries = change.layout().entries(seen.content());
        if (!entries.containsKey(name)) {
            return Optional.empty();
        }
        List<Object> row =
                form.row(expectation.block(), name, entries.get(name)).values();
        return Optional.of(row.subList(expectation.key().size(), row.size()));
    }
}
