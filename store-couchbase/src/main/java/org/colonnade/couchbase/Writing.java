package org.colonnade.couchbase;

import com.couchbase.client.java.kv.MutateInSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.couchbase.Sightings.Sighting;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.DocumentForm;
import org.colonnade.store.Expectation;

/** Changes one block of a family. */
final class Writing {
    private final Documents documents;
    private final Family family;
    private final DocumentChange change;
    private final String key;
    private final Attempts attempts;
    private final Faults faults;

    Writing(Documents documents, Family family, BlockChange change, Attempts attempts, Faults faults) {
        this.documents = documents;
        this.family = family;
        this.change = new DocumentChange(family.layout(), change);
        this.key = this.change.key();
        this.attempts = attempts;
        this.faults = faults;
    }

    /** Makes the change, whatever there is. */
    void write() {
        if (change.replaces() && !change.change().puts()) {
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
        Optional<List<MutateInSpec>> specs = change.specs();
        if (specs.isPresent()) {
            return isMutated(specs.get(), Documents.ANY) || isMadeAnew();
        } else if (change.replaces()) {
            return isReplaced(change.whole().orElseThrow(), Documents.ANY) || isMadeAnew();
        }
        Optional<Seen> seen = documents.get(key);
        return seen.isPresent()
                ? isMade(change.on(seen.get().content()), seen.get().cas())
                : isMadeAnew();
    }

    private boolean isMadeAnew() {
        Optional<Map<String, Object>> whole = change.whole();
        if (whole.isEmpty()) {
            return true;
        }
        family.lists().add(key);
        return isNoted(whole.get(), documents.insert(key, whole.get()));
    }

    private boolean isMade(Optional<Map<String, Object>> document, long cas) {
        return document.map(d -> isReplaced(d, cas)).orElseGet(() -> documents.remove(key, cas));
    }

    private boolean isReplaced(Map<String, Object> document, long cas) {
        return isNoted(document, documents.replace(key, document, cas));
    }

    /** Notes the CAS value that a whole document has now, if it was written; whether it was. */
    private boolean isNoted(Map<String, Object> document, OptionalLong cas) {
        cas.ifPresent(c -> family.sightings().seenAll(key, change.layout().entries(document), c));
        return cas.isPresent();
    }

    private boolean isMutated(List<MutateInSpec> specs, long cas) {
        OptionalLong now = documents.mutate(key, specs, cas);
        now.ifPresent(c -> family.sightings().seenOne(key, change::entry, c));
        return now.isPresent();
    }

    /** Makes the change if an entry is as expected; whether it was. */
    boolean writeIf(Expectation expectation) {
        if (isMadeUnseen(expectation)) {
            return true;
        }
        Expectation kept = change.layout().form().read(expectation);
        Optional<List<MutateInSpec>> specs = change.specs();
        return repeat(() -> attempt(kept, specs));
    }

    /** Nothing if somebody else was quicker. */
    private Optional<Boolean> attempt(Expectation expectation, Optional<List<MutateInSpec>> specs) {
        Optional<Seen> seen = look(expectation, specs.isPresent() || change.replaces());
        if (!expectation.isMetBy(seen.flatMap(s -> values(change.layout().entries(s.content()), expectation)))) {
            return Optional.of(false);
        }
        boolean made = change.change().isNothing()
                || seen.map(s -> specs.map(m -> isMutated(m, s.cas()))
                                .orElseGet(() -> isMade(change.on(s.content()), s.cas())))
                        .orElseGet(this::isMadeAnew);
        return made ? Optional.of(true) : Optional.empty();
    }

    /** Makes the change without a look, if the entry had the expected text when it was seen last, and all is still so. */
    private boolean isMadeUnseen(Expectation expectation) {
        DocumentForm form = change.layout().form();
        return form.isValue()
                && !change.change().isNothing()
                && family.sightings()
                        .of(key, form.name(entry(expectation)))
                        .filter(s -> expectation.isMetBy(values(s.entry(), expectation)))
                        .filter(this::isMade)
                        .isPresent();
    }

    private boolean isMade(Sighting seen) {
        boolean made = change.replaces() || change.rewrites(seen.names())
                ? isMade(change.whole(), seen.cas())
                : change.specs().filter(specs -> isMutated(specs, seen.cas())).isPresent();
        if (!made) {
            family.sightings().forget(key);
        }
        return made;
    }

    /** A look at the document, or only at the entry if the rest need not be known. */
    private Optional<Seen> look(Expectation expectation, boolean entryOnly) {
        return entryOnly
                ? new Reading(documents, change.layout(), family.sightings())
                        .entry(expectation.block(), entry(expectation))
                : documents.get(key);
    }

    private static List<Object> entry(Expectation expectation) {
        return expectation
                .key()
                .subList(expectation.block().size(), expectation.key().size());
    }

    private Optional<List<Object>> values(Map<String, Object> entries, Expectation expectation) {
        DocumentForm form = change.layout().form();
        String name = form.name(entry(expectation));
        if (!entries.containsKey(name)) {
            return Optional.empty();
        }
        List<Object> row =
                form.row(expectation.block(), name, entries.get(name)).values();
        return Optional.of(row.subList(expectation.key().size(), row.size()));
    }
}
