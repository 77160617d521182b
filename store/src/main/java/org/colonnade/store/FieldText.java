package org.colonnade.store;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Names of fields for a store that keeps documents: not empty, and without the characters that the store or its paths give
 * a meaning to, which are written as {@code %2e} and the like.
 *
 * <p>Invariant: different names of ours are different there, and none of a column begins with an underscore; such names are
 * free for the stores.
 */
public final class FieldText {
    /** The characters before the blank. */
    public static final String CONTROLS =
            IntStream.range(0, ' ').mapToObj(Character::toString).collect(Collectors.joining());

    private static final String EMPTY = "%";

    private final Escape names;
    private final Escape keys;

    /** Without these characters. */
    public FieldText(String special) {
        this.names = new Escape(special);
        this.keys = new Escape(special + ":");
    }

    public String of(String name) {
        return filled(names.encode(name));
    }

    /** The name that a field has here. */
    public String read(String field) {
        return Percent.decode(emptied(field));
    }

    public String of(Field column) {
        String name = of(column.name());
        return name.startsWith("_") ? "%5f" + name.substring(1) : name;
    }

    /** The keys of a family's entries, which are names of fields once they are {@link #filled}. */
    KeyText entries(Shape shape) {
        return KeyText.ofEntries(shape, keys);
    }

    static String filled(String name) {
        return name.isEmpty() ? EMPTY : name;
    }

    static String emptied(String field) {
        return field.equals(EMPTY) ? "" : field;
    }
}
