package org.colonnade.datastore;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * The keys of entries as names of entities that sort as the keys do; texts can be read: {@code rounds[0]}.
 *
 * <p>A name is the {@link KeyCode} of the key in ASCII. Bytes from {@code "} to <code>}</code> are these characters; lower
 * ones are {@code !} and two hexadecimal digits, higher ones {@code ~} and two. Where the last column is a text or bytes, its
 * two zeros at the end are left out. Datastore keeps names that begin and end with {@code __} for itself, so an underscore at
 * the beginning has a point behind it; it has no empty names either, so the name of an empty text is {@code !}.
 */
record KeyName(KeyCode code, boolean open) {
    private static final char LOW = '!';
    private static final char HIGH = '~';
    private static final String END = "!00!00";
    private static final HexFormat HEX = HexFormat.of();

    static KeyName of(Shape shape) {
        List<Sorted> columns = shape.entry();
        return new KeyName(KeyCode.ofEntries(shape), !columns.isEmpty() && isOpen(columns.get(columns.size() - 1)));
    }

    /** Whether the code of a column ends with two zeros. */
    private static boolean isOpen(Sorted last) {
        Scalar scalar = last.field().scalar();
        return !last.descending() && (scalar == Scalar.TEXT || scalar == Scalar.BYTES);
    }

    String encode(List<?> key) {
        return name(code.encode(key));
    }

    List<Object> decode(String name) {
        String text = name.equals(String.valueOf(LOW)) ? "" : name;
        return code.decode(bytes(open ? text + END : text));
    }

    /** The name at which a range begins. */
    String from(Range range) {
        return name(code.range(range).from().toArray());
    }

    /** The name before which a range ends; empty if it goes on to the last one. */
    Optional<String> to(Range range) {
        CodeRange codes = code.range(range);
        return codes.to().map(Bytes::toArray).map(this::name);
    }

    private String name(byte[] bytes) {
        StringBuilder name = new StringBuilder(bytes.length + 16);
        for (byte b : bytes) {
            int value = b & 0xFF;
            if (value <= LOW) {
                name.append(LOW).append(HEX.toHexDigits(b));
            } else if (value >= HIGH) {
                name.append(HIGH).append(HEX.toHexDigits(b));
            } else {
                name.append((char) value).append(value == '_' && name.length() == 1 ? "." : "");
            }
        }
        if (open && name.toString().endsWith(END)) {
            name.setLength(name.length() - END.length());
        }
        return name.isEmpty() ? String.valueOf(LOW) : name.toString();
    }

    private static byte[] bytes(String name) {
        byte[] bytes = new byte[name.length()];
        int size = 0;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == LOW || c == HIGH) {
                bytes[size++] = (byte) HexFormat.fromHexDigits(name, i + 1, i + 3);
                i += 2;
            } else {
                bytes[size++] = (byte) c;
                i += c == '_' && i == 0 ? 1 : 0;
            }
        }
        return Arrays.copyOf(bytes, size);
    }
}
