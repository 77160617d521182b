package org.colonnade.store;

/**
 * Reads the tokens of a JSON text one after another. It finds strings by their quotes, and copies them on demand.
 *
 * <p>Invariant: a text has tokens to {@link Token#END} only if it is one value of JSON (RFC 8259), and no name or
 * number is longer than later readers accept. Other texts raise an {@link IllegalArgumentException} that says where.
 */
public final class JsonTokens {
    /** The tokens of JSON, and the end of it. */
    public enum Token {
        BEGIN_OBJECT,
        END_OBJECT,
        BEGIN_ARRAY,
        END_ARRAY,
        NAME,
        STRING,
        WHOLE_NUMBER,
        FRACTION,
        TRUE,
        FALSE,
        NULL,
        END
    }

    private static final int LONGEST_NAME = 50_000;
    /** The most characters of a number that later readers accept. */
    public static final int LONGEST_NUMBER = 1_000;

    private final String text;
    private final JsonCursor cursor;
    /** Whether strings may have characters in them that JSON does not. */
    private final boolean doubtful;
    /** The brackets that are open. */
    private final StringBuilder open = new StringBuilder();

    private boolean begun;
    private Token token = Token.END;
    /** Where a backslash comes next, or the end. */
    private int backslash = -1;

    /** Where the name, string or number begins and ends that was last. */
    private int from;

    private int to;
    /** Its text, if escapes make that differ from the written one. */
    private String unescaped = "";

    private JsonTokens(String text, boolean doubtful) {
        this.text = text;
        this.cursor = new JsonCursor(text);
        this.doubtful = doubtful;
    }

    public static JsonTokens of(String text) {
        return new JsonTokens(text, Specials.controlsAreIn(text));
    }

    /** Reads a text that was kept as JSON, without searching its strings for control characters, which takes time. */
    public static JsonTokens ofKept(String text) {
        return new JsonTokens(text, false);
    }

    /** Returns the last name or string, or the last number as written. */
    public String string() {
        return unescaped.isEmpty() ? text.substring(from, to) : unescaped;
    }

    /** Returns how many objects and arrays are open. */
    public int depth() {
        return open.length();
    }

    /** Returns how many characters were read. */
    public int at() {
        return cursor.at();
    }

    /** Returns the next token; behind the end it stays there. */
    public Token next() {
        char first = cursor.next();
        if (token == Token.NAME || !begun) {
            begun = true;
            token = value(first);
        } else if (open.length() == 0) {
            token = end();
        } else if (open.charAt(open.length() - 1) == '{') {
            token = first == '}' ? ended(Token.END_OBJECT) : name();
        } else {
            token = first == ']' ? ended(Token.END_ARRAY) : element();
        }
        return token;
    }

    private Token end() {
        if (!cursor.isAtEnd()) {
            throw cursor.refusal("more than one value");
        }
        return Token.END;
    }

    private Token ended(Token end) {
        cursor.pass();
        open.setLength(open.length() - 1);
        return end;
    }

    private Token element() {
        passComma();
        return value(cursor.next());
    }

    /** There must be one, unless the array or object has just begun. */
    private void passComma() {
        if (token != Token.BEGIN_OBJECT && token != Token.BEGIN_ARRAY) {
            cursor.pass(',');
        }
    }

    private Token name() {
        passComma();
        cursor.pass('"');
        passString();
        requireAtMost(LONGEST_NAME, "name");
        cursor.pass(':');
        return Token.NAME;
    }

    private Token value(char first) {
        return switch (first) {
            case '"' -> text();
            case '{' -> begun(first, Token.BEGIN_OBJECT);
            case '[' -> begun(first, Token.BEGIN_ARRAY);
            case 't' -> word("true", Token.TRUE);
            case 'f' -> word("false", Token.FALSE);
            case 'n' -> word("null", Token.NULL);
            default -> number();
        };
    }

    private Token text() {
        cursor.pass();
        passString();
        return Token.STRING;
    }

    private Token begun(char bracket, Token begin) {
        cursor.pass();
        open.append(bracket);
        return begin;
    }

    private Token word(String word, Token meaning) {
        cursor.passWord(word);
        return meaning;
    }

    private Token number() {
        from = cursor.at();
        boolean whole = cursor.passNumber();
        to = cursor.at();
        unescaped = "";
        requireAtMost(LONGEST_NUMBER, "number");
        return whole ? Token.WHOLE_NUMBER : Token.FRACTION;
    }

    private void requireAtMost(int longest, String what) {
        if (to - from > longest) {
            throw new IllegalArgumentException("a " + what + " of this JSON has " + (to - from)
                    + " characters, more than " + longest + ", at character " + (from + 1));
        }
    }

    /** Goes behind the string whose first character is here. */
    private void passString() {
        from = cursor.at();
        to = text.indexOf('"', from);
        if (to < 0) {
            throw cursor.refusal("a string without an end");
        } else if (backslash < from) {
            int next = text.indexOf('\\', from);
            backslash = next < 0 ? text.length() : next;
        }
        if (to < backslash) {
            unescaped = "";
            cursor.passString(to, doubtful);
            cursor.pass();
        } else {
            unescaped = cursor.passEscaped();
            to = cursor.at() - 1;
        }
    }
}
