package org.colonnade.mongodb;

import java.nio.charset.StandardCharsets;

/** Names of collections that MongoDB takes: not too long, without dollars, not those that it has for itself. */
final class CollectionNames {
    /** In bytes; leaves room for the name of the database before it and a number behind it. */
    private static final int LONGEST = 160;

    private CollectionNames() {}

    /** The name of a family wherever MongoDB takes it, or one that begins alike; all but the first with a number behind. */
    static String of(String family, int number) {
        return plain(family) + (number == 1 ? "" : "." + number);
    }

    private static String plain(String family) {
        String plain = family.replaceAll("[\\x00-\\x1f$]", "_");
        while (plain.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            plain = plain.substring(0, plain.offsetByCodePoints(plain.length(), -1));
        }
        boolean odd = plain.isEmpty() || plain.startsWith("system.") || plain.startsWith(".") || plain.endsWith(".");
        return odd ? "_" + plain + "_" : plain;
    }
}
