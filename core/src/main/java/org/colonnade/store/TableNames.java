package org.colonnade.store;

import java.util.regex.Pattern;

/**
 * Names of tables for stores that do not take all names.
 *
 * @param plain names that the store takes
 * @param before what other names get at their beginning
 * @param longest how much of another name is kept; the store takes letters, digits and underscores of ten more
 */
public record TableNames(Pattern plain, String before, int longest) {
    /** Letters, digits, underscores, and hyphens and dots inside, up to 200 of them. */
    public static final TableNames USUAL =
            new TableNames(Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,199}"), "", 190);

    /** The name of a family wherever the store takes it; else one that begins alike and differs from those of others. */
    public String of(String family) {
        if (plain.matcher(family).matches()) {
            return family;
        }
        String other = before + family.replaceAll("[^a-zA-Z0-9_]", "_");
        return other.substring(0, Math.min(other.length(), longest)) + String.format("_%08x", family.hashCode());
    }
}
