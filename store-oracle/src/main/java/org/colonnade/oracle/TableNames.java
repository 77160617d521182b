package org.colonnade.oracle;

import java.util.regex.Pattern;

/** Names of tables that Oracle NoSQL takes: a letter, and then letters, digits and underscores. */
final class TableNames {
    private static final Pattern PLAIN = Pattern.compile("[a-zA-Z][a-zA-Z0-9_]{0,127}");
    private static final int LONGEST = 110;

    private TableNames() {}

    /** The name of a family wherever Oracle NoSQL takes it; else one that begins alike and differs from those of others. */
    static String of(String family) {
        if (PLAIN.matcher(family).matches()) {
            return family;
        }
        String plain = "t_" + family.replaceAll("[^a-zA-Z0-9_]", "_");
        return plain.substring(0, Math.min(plain.length(), LONGEST)) + String.format("_%08x", family.hashCode());
    }
}
