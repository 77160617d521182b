package org.colonnade.store;

import java.util.regex.Pattern;

/**
 * Names of tables for stores that take letters, digits, underscores, and hyphens and dots inside, up to 200 of them.
 */
public final class TableNames {
    private static final Pattern PLAIN = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,199}");
    private static final int LONGEST = 190;

    private TableNames() {}

    /** The name of a family wherever it is one of these; else one that begins alike and differs from those of others. */
    public static String of(String family) {
        if (PLAIN.matcher(family).matches()) {
            return family;
        }
        String plain = family.replaceAll("[^a-zA-Z0-9_]", "_");
        return plain.substring(0, Math.min(plain.length(), LONGEST)) + String.format("_%08x", family.hashCode());
    }
}
