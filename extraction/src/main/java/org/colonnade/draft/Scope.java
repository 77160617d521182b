package org.colonnade.draft;

import java.util.HashSet;
import java.util.Set;
import org.colonnade.model.Scalar;

/** Gives out names of the design language, each once. */
public final class Scope {
    private final Set<String> taken = new HashSet<>();

    /** The name nearest to a wanted one that the language allows and nobody has. */
    public String claim(String wanted) {
        String name = identifier(wanted);
        String free = name;
        for (int number = 2; !taken.add(free); number++) {
            free = name + number;
        }
        return free;
    }

    /** The same for a value object, which must not be called like a scalar type, in whatever case. */
    public String claimType(String wanted) {
        return claim(Scalar.named(wanted).isPresent() ? wanted + "_" : wanted);
    }

    public boolean has(String name) {
        return taken.contains(name);
    }

    private static String identifier(String wanted) {
        StringBuilder out = new StringBuilder();
        wanted.codePoints().forEach(c -> out.appendCodePoint(isPart(c) ? c : '_'));
        boolean needsLead = out.isEmpty() || Character.isDigit(out.codePointAt(0));
        return needsLead ? "_" + out : out.toString();
    }

    private static boolean isPart(int c) {
        return c == '_' || (c < 0x80 ? isAsciiPart(c) : Character.isLetterOrDigit(c));
    }

    private static boolean isAsciiPart(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }
}
