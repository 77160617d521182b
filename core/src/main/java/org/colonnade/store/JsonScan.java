package org.colonnade.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Finds parts of JSON that was written before, without reading the rest of it: texts are passed over as a whole, and numbers
 * and words are not looked at. So what is no JSON may be taken for some; what is, never for something else.
 */
public final class JsonScan {
    private static final int NOWHERE = -1;

    private final String text;
    private int at;

    private JsonScan(String text) {
        this.text = text;
    }

    /** Where the array ends that is a field of an object: the place of its bracket. */
    public static OptionalInt endOfArray(String object, String field) {
        try {
            int end = new JsonScan(object).endOfArray(field);
            return end == NOWHERE ? OptionalInt.empty() : OptionalInt.of(end);
        } catch (StringIndexOutOfBoundsException e) {
            return OptionalInt.empty();
        }
    }

    /** Whether a text stands in JSON as it is. */
    public static boolean isPlain(String text) {
        return text.indexOf('"') < 0 && text.indexOf('\\') < 0 && !hasControls(text);
    }

    private static boolean hasControls(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return true;
            }
        }
        return false;
    }

    /**
     * The members of an object in their order: the text of each value, by its name as that is between the quotes.
     *
     * @throws IllegalArgumentException if it cannot be an object
     */
    public static Map<String, String> members(String object) {
        Map<String, String> members = new LinkedHashMap<>();
        try {
            new JsonScan(object).putMembers(members);
        } catch (StringIndexOutOfBoundsException e) {
            throw new IllegalArgumentException("this is no JSON object, but ends too early", e);
        }
        return members;
    }

    private void putMembers(Map<String, String> members) {
        pass('{');
        if (next() != '}') {
            putMember(members);
            while (next() == ',') {
                at++;
                putMember(members);
            }
        }
        pass('}');
    }

    private void putMember(Map<String, String> members) {
        require('"');
        int name = at + 1;
        passText();
        int end = at - 1;
        pass(':');
        next();
        int value = at;
        passValue();
        members.put(text.substring(name, end), text.substring(value, at).stripTrailing());
    }

    /** Goes behind a character that must be next. */
    private void pass(char expected) {
        require(expected);
        at++;
    }

    private void require(char expected) {
        if (next() != expected) {
            throw new IllegalArgumentException(
                    "this is no JSON object, for there is no " + expected + " at character " + at);
        }
    }

    private int endOfArray(String field) {
        if (next() != '{') {
            return NOWHERE;
        }
        do {
            at++;
            if (next() != '"') {
                return NOWHERE;
            }
            int name = at + 1;
            passText();
            boolean wanted = text.startsWith(field, name) && at - name - 1 == field.length();
            if (next() != ':') {
                return NOWHERE;
            }
            at++;
            boolean array = next() == '[';
            passValue();
            if (wanted) {
                return array ? at - 1 : NOWHERE;
            }
        } while (next() == ',');
        return NOWHERE;
    }

    /** The next character that is no blank. */
    private char next() {
        while (text.charAt(at) <= ' ') {
            at++;
        }
        return text.charAt(at);
    }

    /** Goes behind the value that is next. */
    private void passValue() {
        switch (text.charAt(at)) {
            case '"' -> passText();
            case '{', '[' -> passStructure();
            default -> {
                while (",}]".indexOf(text.charAt(at)) < 0) {
                    at++;
                }
            }
        }
    }

    private void passStructure() {
        int depth = 0;
        do {
            switch (text.charAt(at)) {
                case '"' -> {
                    passText();
                    continue;
                }
                case '{', '[' -> depth++;
                case '}', ']' -> depth--;
                default -> {}
            }
            at++;
        } while (depth > 0);
    }

    /** Goes behind the text that is here. */
    private void passText() {
        do {
            at = text.indexOf('"', at + 1);
            if (at < 0) {
                throw new StringIndexOutOfBoundsException();
            }
        } while (isEscaped());
        at++;
    }

    /** Whether there is an odd number of backslashes before. */
    private boolean isEscaped() {
        int first = at;
        while (text.charAt(first - 1) == '\\') {
            first--;
        }
        return (at - first) % 2 == 1;
    }
}
