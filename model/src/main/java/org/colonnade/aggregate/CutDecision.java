package org.colonnade.aggregate;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A way to cut a block into entries. */
public sealed interface CutDecision {
    /** Applies the function for this kind of cut. */
    default <T> T match(
            Function<OneEntry, T> oneEntry,
            Function<Fields, T> fields,
            Function<Advised, T> advised,
            Function<Entries, T> entries) {
        if (this instanceof OneEntry it) {
            return oneEntry.apply(it);
        } else if (this instanceof Fields it) {
            return fields.apply(it);
        } else if (this instanceof Advised it) {
            return advised.apply(it);
        }
        return entries.apply((Entries) this);
    }

    /** One entry per aggregate object (EAO). */
    record OneEntry() implements CutDecision {
        @Override
        public String toString() {
            return "as one entry";
        }
    }

    /** One entry per top-level field (ETF). */
    record Fields() implements CutDecision {
        @Override
        public String toString() {
            return "as fields";
        }
    }

    /** The cut that the advisor finds best. */
    record Advised() implements CutDecision {
        @Override
        public String toString() {
            return "as advised";
        }
    }

    /** A cut by access paths. Invariant: the entries cover every field of the root, each one once. */
    record Entries(List<Entry> entries) implements CutDecision {
        public Entries {
            entries = List.copyOf(entries);
        }

        @Override
        public String toString() {
            return entries.stream().map(Entry::toString).collect(Collectors.joining("  ", "{ ", " }"));
        }
    }
}
