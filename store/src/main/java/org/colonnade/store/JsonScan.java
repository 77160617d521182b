package org.colonnade.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Finds parts of JSON written before, without reading the rest: it skips strings as a whole, and does not check numbers
 * and words. So other text may pass for JSON, but JSON is never misread.
 */
public final class JsonScan {
    private static final String AFTER_VALUES = " \t\r\n,}]";

    private final String text;
    private int at;

    private JsonScan(String text) {
        this.text = text;
    }

    /** Returns the place of the bracket that ends an array in a field of an object. */
    public static OptionalInt endOfArray(String object, String field) {
        try {
            JsonScan scan = new JsonScan(object);
            if (!scan.enters(field) || scan.next() != '[') {
                return OptionalInt.empty();
            }
            scan.passStructure();
            return OptionalInt.of(scan.at - 1);
        } catch (StringIndexOutOfBoundsException | IllegalArgumentException e) {
            return OptionalInt.empty();
        }
    }

    /**
     * Returns the members of an object in a field of another, in order: the text of each value, by its name as written
     * between the quotes. It does not look behind the object.
     *
     * @throws IllegalArgumentException if there is no such field, or it cannot be an object
     */
    public static Map<String, String> members(String outer, String field) {
        JsonScan scan = new JsonScan(outer);
        try {
            if (scan.enters(field)) {
                return scan.members();
            }
        } catch (StringIndexOutOfBoundsException e) {
            throw new IllegalArgumentException("this is no JSON, but ends too early", e);
        }
        throw new IllegalArgumentException("this is no JSON object with a field " + field);
    }

    private Map<String, String> members() {
        Map<String, String> members = new LinkedHashMap<>();
        pass('{');
        if (next() != '}') {
            putMember(members);
            while (next() == ',') {
                at++;
                putMember(members);
            }
        }
        pass('}');
        return members;
    }

    private void putMember(Map<String, String> members) {
        String name = passName();
        int value = at;
        passValue();
        members.put(name, text.substring(value, at));
    }

    /** Goes to the value of a field of the object that is next; whether there is such a field. */
    private boolean enters(String field) {
        pass('{');
        if (next() == '}') {
            return false;
        }
        while (!passName().equals(field)) {
            passValue();
            if (next() != ',') {
                return false;
            }
            at++;
        }
        return true;
    }

    /** Goes from the name that is next to its value; the name. */
    private String passName() {
        require('"');
        int name = at + 1;
        passText();
        int end = at - 1;
        pass(':');
        next();
        return text.substring(name, end);
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

    /** The next character that is no blank. */
    private char next() {
        while (text.charAt(at) <= ' ') {
            at++;
        }
        return text.charAt(at);
    }

    /** Goes behind the value that is here. */
    private void passValue() {
        switch (text.charAt(at)) {
            case '"' -> passText();
            case '{', '[' -> passStructure();
            default -> {
                while (AFTER_VALUES.indexOf(text.charAt(at)) < 0) {
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

    /** Returns whether there is an odd number of backslashes before. */
    private boolean isEscaped() {
        int first = at;
        while (text.charAt(first - 1) == '\\') {
            first--;
        }
        return (at - first) % 2 == 1;
    }
}
