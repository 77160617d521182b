package org.colonnade.store;

/**
 * The tokens of a text that is JSON, one after the other. Strings are found by their quotes, and taken out of the text in one
 * piece if somebody wants them.
 *
 * <p>Invariant: a text has tokens to {@link Token#END} only if it is one value of JSON (RFC 8259), and none of its names and
 * numbers is longer than whoever reads them later would take. Others are refused, with an {@link IllegalArgumentException} that
 * says where.
 */
public final class JsonTokens {
    /** What there is in JSON, and the end of it. */
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
    /** In characters; those who read numbers later take no longer ones. */
    public static final int LONGEST_NUMBER = 1_000;

    private final String text;
    private final JsonCursor cursor;
    /** Whether strings may have characters in them that JSON does not. */
    private final boolean doubtful;
    /** What has begun and not ended, by its bracket. */
    private final StringBuilder open = new StringBuilder();

    private boolean begun;
    private Token token = Token.END;
    /** Where a backslash comes next, or the end. */
    private int backslash = -1;

    /** Where the name, string or number begins and ends that was last. */
    private int from;

    private int to;
    /** What it is, if it is not what is written there. */
    private String unescaped = "";

    private JsonTokens(String text, boolean doubtful) {
        this.text = text;
        this.cursor = new JsonCursor(text);
        this.doubtful = doubtful;
    }

    public static JsonTokens of(String text) {
        return new JsonTokens(text, Specials.controlsAreIn(text));
    }

    /** Those of a text that was kept as JSON: its strings are not searched for control characters, which takes a while. */
    public static JsonTokens ofKept(String text) {
        return new JsonTokens(text, false);
    }

    /** The name, the string, or the number as it is written, that was last. */
    public String string() {
        return unescaped.isEmpty() ? text.substring(from, to) : unescaped;
    }

    /** How many objects and arrays have begun and not ended. */
    public int depth() {
        return open.length();
    }

    /** How many characters were read. */
    public int at() {
        return cursor.at();
    }

    /** The next token; behind the end there is nothing but that. */
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
