package org.colonnade.redis;

import java.nio.charset.StandardCharsets;
import org.colonnade.store.StoreException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The members of an entry as it is kept, line by line.
 *
 * <p>It is JSON of which only the lines count, so that they are found, and texts are copied, without a look at each
 * character.
 */
final class EntryLines {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ESCAPED = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private final byte[] bytes;
    /** The same, because Java looks for many of these at once. */
    private final String characters;

    private int begin;
    private int end;

    EntryLines(byte[] entry) {
        this.bytes = entry;
        this.characters = characters(entry);
        if (!characters.equals("{}") && !(characters.startsWith("{\n") && characters.endsWith("\n}"))) {
            throw new StoreException(
                    StoreException.Kind.BROKEN,
                    "Redis has an entry without a line for each member: " + Command.text(entry));
        }
    }

    /** A character for each byte. */
    static String characters(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Goes to the next member; whether there is one. */
    boolean next() {
        begin = characters.indexOf('\n', end) + 1;
        if (begin == 0 || characters.charAt(begin) == '}') {
            return false;
        }
        int line = characters.indexOf('\n', begin);
        end = characters.charAt(line - 1) == ',' ? line - 1 : line;
        return true;
    }

    /** Whether the member begins so, with a character for each byte. */
    boolean beginsWith(String name) {
        return characters.startsWith(name, begin);
    }

    /** The list or map behind the name of the member. */
    Object structure(String name) {
        int from = begin + name.length();
        return JSON.readValue(bytes, from, end - from, Object.class);
    }

    /** The scalar behind the name of the member, as text: the string that it is, or else what stands there. */
    String scalar(String name) {
        int from = begin + name.length();
        return characters.charAt(from) == '"'
                ? text(from + 1, end - 1)
                : new String(bytes, from, end - from, StandardCharsets.UTF_8);
    }

    /** The text that stands between two quotes. */
    private String text(int from, int to) {
        byte[] text = new byte[to - from];
        int size = 0;
        int at = from;
        for (int escape = escape(at, to); escape < to; escape = escape(at, to)) {
            System.arraycopy(bytes, at, text, size, escape - at);
            size += escape - at;
            int kind = ESCAPED.indexOf(bytes[escape + 1]);
            if (kind < 0) {
                return JSON.readValue(bytes, from - 1, to - from + 2, String.class);
            }
            text[size++] = (byte) MEANT.charAt(kind);
            at = escape + 2;
        }
        System.arraycopy(bytes, at, text, size, to - at);
        return new String(text, 0, size + to - at, StandardCharsets.UTF_8);
    }

    /** The next character that is written otherwise than it is, or the end. */
    private int escape(int from, int to) {
        int escape = characters.indexOf('\\', from);
        return escape < 0 ? to : escape;
    }
}
