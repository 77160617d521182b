package org.colonnade.draft;

import java.util.Locale;

/** Names for relationships, made of the names of entities. */
public final class Nouns {
    private Nouns() {}

    /** {@code blogPost} for BlogPost, {@code url} for URL, {@code urlAlias} for URLAlias. */
    public static String one(String entity) {
        int upper = 0;
        while (upper < entity.length() && Character.isUpperCase(entity.charAt(upper))) {
            upper++;
        }
        int lowered = upper <= 1 || upper == entity.length() ? upper : upper - 1;
        return entity.substring(0, lowered).toLowerCase(Locale.ROOT) + entity.substring(lowered);
    }

    /** {@code blogPosts} for BlogPost, {@code categories} for Category, {@code boxes} for Box, {@code users} for Users. */
    public static String many(String entity) {
        String one = one(entity);
        if (one.matches(".*[^aeiou]y")) {
            return one.substring(0, one.length() - 1) + "ies";
        }
        boolean hisses = one.matches(".*(ss|us|is|x|z|ch|sh)");
        return one + (hisses ? "es" : one.endsWith("s") ? "" : "s");
    }
}
