package org.colonnade.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Names of tables for stores that do not take all names.
 *
 * <p>Two families never share a name. A changed name ends with an underscore and 16 digits of a hash of 64 bits, which
 * no two share by chance; a name that looks so already is changed too.
 *
 * @param plain names that the store takes
 * @param before the prefix of other names
 * @param longest the most characters of another name; the store takes that many letters, digits and underscores
 */
public record TableNames(Pattern plain, String before, int longest) {
    /** The usual names: letters, digits, underscores, and hyphens and dots inside, up to 200 of them. */
    public static final TableNames USUAL =
            new TableNames(Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,199}"), "", 200);

    private static final int HASH_BYTES = 8;
    private static final int END = 1 + 2 * HASH_BYTES;
    private static final Pattern CHANGED = Pattern.compile(".*_[0-9a-fA-F]{16}", Pattern.DOTALL);

    /** Returns the family's own name if the store takes it; else one that begins alike and differs from all others. */
    public String of(String family) {
        if (plain.matcher(family).matches() && !CHANGED.matcher(family).matches()) {
            return family;
        }
        String other = before + family.replaceAll("[^a-zA-Z0-9_]", "_");
        return other.substring(0, Math.min(other.length(), longest - END)) + "_" + hash(family);
    }

    private static String hash(String family) {
        try {
            byte[] all = MessageDigest.getInstance("SHA-256").digest(family.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(all, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
