package org.colonnade.store;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Scalar;

/**
 * Writes keys as texts that people can read, in no order, for stores whose keys are texts: {@code 42:Via%3aAppia}.
 *
 * <p>Columns are in their plain form (see {@link PlainForm}), with colons between them. Characters with a meaning to
 * stores, {@code % : / { } [ ] * ? ^ \ "}, and invisible ones become escapes such as {@code %3a}. Invariant: different
 * keys of the same columns have different texts, and decoding gives back what was encoded.
 */
public final class KeyText {
    private static final Escape MEANINGFUL = new Escape(FieldText.CONTROLS + ":/{}[]*?^\\\"\u007F");

    private static final Escape COLON = new Escape(FieldText.CONTROLS + ":\u007F");

    private final List<Field> columns;
    private final Escape escape;

    private KeyText(List<Field> columns, Escape escape) {
        this.columns = columns;
        this.escape = escape;
    }

    /** Returns the texts for the keys of a family's blocks. */
    public static KeyText ofBlocks(Shape shape) {
        return new KeyText(shape.block(), MEANINGFUL);
    }

    /** Returns the texts for the keys of the entries in a block, for stores to which only the colon means something. */
    public static KeyText ofEntries(Shape shape) {
        return ofEntries(shape, COLON);
    }

    /** Returns the texts for the keys of the entries in a block, with an escape of at least the colon. */
    static KeyText ofEntries(Shape shape, Escape escape) {
        return new KeyText(shape.entry().stream().map(Sorted::field).toList(), escape);
    }

    public String encode(List<?> key) {
        List<String> parts = new ArrayList<>(key.size());
        for (int i = 0; i < key.size(); i++) {
            parts.add(escape.encode(
                    PlainForm.of(columns.get(i).type(), key.get(i)).toString()));
        }
        return String.join(":", parts);
    }

    public List<Object> decode(String text) {
        List<Object> key = new ArrayList<>(columns.size());
        int from = 0;
        for (Field column : columns) {
            int colon = text.indexOf(':', from);
            boolean isLast = key.size() == columns.size() - 1;
            if (isLast != colon < 0) {
                throw new IllegalArgumentException("'" + text + "' is no key of " + columns);
            }
            String part = text.substring(from, isLast ? text.length() : colon);
            key.add(PlainForm.scalar(column.scalar(), Percent.decode(part)));
            from = colon + 1;
        }
        return key;
    }

    /** Returns the common beginning of the texts of all keys in a range. */
    String beginning(Range range) {
        int next = range.prefix().size();
        String columnsBefore = next == 0 ? "" : encode(range.prefix()) + ":";
        boolean text = next < columns.size() && columns.get(next).scalar() == Scalar.TEXT;
        return text && range.from().isPresent() && range.to().isPresent()
                ? columnsBefore
                        + escape.encode(common(range.from().get(), range.to().get()))
                : columnsBefore;
    }

    /** How both ends begin, and so all texts between them. */
    private static String common(Range.End from, Range.End to) {
        String one = (String) from.value();
        String other = (String) to.value();
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        boolean halved = length > 0 && Character.isHighSurrogate(one.charAt(length - 1));
        return one.substring(0, halved ? length - 1 : length);
    }

    /** Escapes the characters that mean something. */
    public static String escape(String text) {
        return MEANINGFUL.encode(text);
    }
}
