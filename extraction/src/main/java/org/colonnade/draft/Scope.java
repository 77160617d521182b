package org.colonnade.draft;

import java.util.HashSet;
import java.util.Set;
import org.colonnade.model.Scalar;

/** Gives out names of the design language, each once. */
public final class Scope {
    private final Set<String> taken = new HashSet<>();

    /** For entities and value objects, which must not be called like a scalar type. */
    public static Scope ofTypes() {
        Scope scope = new Scope();
        Scalar.names().forEach(scope.taken::add);
        return scope;
    }

    /** The name nearest to a wanted one that the language allows and nobody has. */
    public String claim(String wanted) {
        String name = identifier(wanted);
        int number = 2;
        String free = isScalar(name) ? name + "_" : name;
        while (!taken.add(free)) {
            free = name + number++;
        }
        return free;
    }

    public boolean has(String name) {
        return taken.contains(name);
    }

    /** Scalar types are read in any case; fields may be called like them. */
    private boolean isScalar(String name) {
        return taken.contains(Scalar.TEXT.toString()) && Scalar.named(name).isPresent();
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
