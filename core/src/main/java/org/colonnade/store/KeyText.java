package org.colonnade.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.model.Scalar;

/**
 * Keys as texts that people can read, in no order, for stores whose keys are texts: {@code 42:Via%3aAppia}.
 *
 * <p>Columns are in their plain form (see {@link PlainForm}), with colons between them. Characters that mean something to
 * stores, {@code % : / { } [ ] * ? ^ \} and those that cannot be seen, are written as {@code %3a}. Invariant: different
 * keys of the same columns have different texts, and decoding gives back what was encoded.
 */
public final class KeyText {
    /** Which of the first characters are. */
    private static final boolean[] ESCAPED = new boolean[0x80];

    static {
        Arrays.fill(ESCAPED, 0, ' ', true);
        "%:/{}[]*?^\\\"\u007F".chars().forEach(c -> ESCAPED[c] = true);
    }

    private final List<Field> columns;

    private KeyText(List<Field> columns) {
        this.columns = columns;
    }

    /** Of the keys of a family's blocks. */
    public static KeyText ofBlocks(Shape shape) {
        return new KeyText(shape.block());
    }

    /** Of the keys of the entries in a block. */
    public static KeyText ofEntries(Shape shape) {
        return new KeyText(shape.entry().stream().map(Sorted::field).toList());
    }

    public String encode(List<?> key) {
        List<String> parts = new ArrayList<>(key.size());
        for (int i = 0; i < key.size(); i++) {
            parts.add(escape(PlainForm.of(columns.get(i).type(), key.get(i)).toString()));
        }
        return String.join(":", parts);
    }

    public List<Object> decode(String text) {
        List<Object> key = new ArrayList<>(columns.size());
        String[] parts = columns.isEmpty() ? new String[0] : text.split(":", -1);
        if (parts.length != columns.size()) {
            throw new IllegalArgumentException("'" + text + "' is no key of " + columns);
        }
        for (int i = 0; i < parts.length; i++) {
            Scalar scalar = columns.get(i).scalar();
            key.add(PlainForm.read(scalar, Percent.decode(parts[i])));
        }
        return key;
    }

    /** A text without the characters that mean something. */
    public static String escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isEscaped(text.charAt(i))) {
                return escapeEach(text);
            }
        }
        return text;
    }

    private static String escapeEach(String text) {
        return text.codePoints()
                .mapToObj(c -> isEscaped(c) ? escaped(c) : Character.toString(c))
                .collect(Collectors.joining());
    }

    private static boolean isEscaped(int character) {
        return character < ESCAPED.length && ESCAPED[character];
    }

    private static String escaped(int character) {
        StringBuilder text = new StringBuilder();
        for (byte b : Character.toString(character).getBytes(StandardCharsets.UTF_8)) {
            text.append(String.format("%%%02x", b));
        }
        return text.toString();
    }
}
