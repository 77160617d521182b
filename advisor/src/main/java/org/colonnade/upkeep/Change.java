package org.colonnade.upkeep;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement.Select;

/**
 * Entries of a family that one run of an update puts, deletes, or both.
 *
 * <p>The columns of an entry are the values in {@code given} and one row of each support query, in every combination of
 * rows that agree with these and on the columns they both tell; if a query has no row, there is no entry. Rows that are equal count
 * once. An entry to be put has the values in {@code fresh} on top, those that are appended at the end of the collection that
 * the entry had, if any; columns that it does not tell stay as they are. An entry whose key lacks a value is not there. {@code entries} is their estimated number.
 *
 * <p>An update asks all its support queries first, then deletes, then puts. Several changes of a family may put the same
 * entry, known by its old key, since an entity may stand in several roles; then it is put once, with the values of all.
 */
public record Change(Kind kind, Map<Column, Given> given, Map<Column, Given> fresh, List<Side> sides, double entries) {
    /** What happens to the entries. */
    public enum Kind {
        PUT,
        DELETE,
        /** The key changes: the old entry is deleted, the new one put. */
        REPLACE;

        public boolean puts() {
            return this != DELETE;
        }

        public boolean deletes() {
            return this != PUT;
        }
    }

    public Change {
        given = Collections.unmodifiableMap(new LinkedHashMap<>(given));
        fresh = Collections.unmodifiableMap(new LinkedHashMap<>(fresh));
        sides = List.copyOf(sides);
    }

    /**
     * The support queries for the tuples on one side of what changes. The {@code wholes} ask at once for what they ask
     * for column by column: good candidates come from these. What families for these tell, answers every support query.
     */
    public record Side(List<Support> support, List<Select> wholes) {
        public Side {
            support = List.copyOf(support);
            wholes = List.copyOf(wholes);
        }

        static Side of(Support only) {
            return new Side(List.of(only), List.of(only.query()));
        }
    }

    /** The support queries of all sides. */
    public List<Support> support() {
        return sides.stream().flatMap(s -> s.support().stream()).toList();
    }
}
