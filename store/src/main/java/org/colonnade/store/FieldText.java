package org.colonnade.store;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Names fields for a store that keeps documents: the names are not empty, and characters with a meaning to the store or
 * its paths become escapes such as {@code %2e}.
 *
 * <p>Invariant: different names stay different, and no column's name begins with an underscore; such names are free for
 * the stores.
 */
public final class FieldText {
    /** The control characters, which come before the blank. */
    public static final String CONTROLS =
            IntStream.range(0, ' ').mapToObj(Character::toString).collect(Collectors.joining());

    private static final String EMPTY = "%";

    private final Escape names;
    private final Escape keys;

    /** Makes names without these characters. */
    public FieldText(String special) {
        this.names = new Escape(special);
        this.keys = new Escape(special + ":");
    }

    public String of(String name) {
        return filled(names.encode(name));
    }

    /** Returns the original name of a field. */
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
