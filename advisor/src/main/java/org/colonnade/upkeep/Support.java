package org.colonnade.upkeep;

import java.util.List;
import java.util.regex.Pattern;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Statement.Select;

/**
 * A support query, and the columns of the family's nodes that its answer tells.
 *
 * <p>Invariant: each column of the query tells the one of {@code columns} at its place. Some of them may be keys of nodes
 * that the family itself does not keep; they serve to join the answers of several queries. Where finding the updated
 * instances takes a query of its own, that one is first, and others list the keys that it {@linkplain #isFound found}.
 */
public record Support(Select query, List<Column> columns) {
    private static final String FOUND = "found:";
    private static final Pattern FOUND_LIST = Pattern.compile("\\?" + FOUND + "\\d+:\\d+\\[[^\\]]*\\]");

    /** The parameter that holds the keys of the instances that an update has found; no design can write its name. */
    static Parameter found(Span update) {
        return new Parameter(FOUND + update.line() + ":" + update.column(), update);
    }

    /** Whether a parameter holds the keys of the instances that an update has found. */
    public static boolean isFound(Parameter parameter) {
        return parameter.name().startsWith(FOUND);
    }

    /** Returns a text about what updates ask as people read it: without the names that no design can write. */
    public static String readable(String text) {
        return FOUND_LIST.matcher(text).replaceAll("found");
    }

    public Support {
        columns = List.copyOf(columns);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Support that && columns.equals(that.columns) && query.equals(that.query);
    }

    @Override
    public int hashCode() {
        return query.hashCode();
    }

    @Override
    public String toString() {
        return query.toString();
    }
}
