package org.colonnade.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Names of tables for stores that do not take all names.
 *
 * <p>Two families never share one. A name that had to be changed ends with an underscore and 16 digits of a hash of 64
 * bits, which nobody meets by chance; one that looks so already is changed too.
 *
 * @param plain names that the store takes
 * @param before what other names get at their beginning
 * @param longest how long another name gets at most; the store takes letters, digits and underscores of that length
 */
public record TableNames(Pattern plain, String before, int longest) {
    /** Letters, digits, underscores, and hyphens and dots inside, up to 200 of them. */
    public static final TableNames USUAL =
            new TableNames(Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,199}"), "", 200);

    private static final int HASH_BYTES = 8;
    private static final int END = 1 + 2 * HASH_BYTES;
    private static final Pattern CHANGED = Pattern.compile(".*_[0-9a-fA-F]{16}", Pattern.DOTALL);

    /** The name of a family wherever the store takes it; else one that begins alike and differs from those of others. */
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
