package org.colonnade.store;

import java.util.HexFormat;

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

    /** What is behind the last character, though it may be one too. */
    private static final char NOTHING = '\0';

    private static final int LONGEST_NAME = 50_000;
    private static final int LONGEST_NUMBER = 1_000;

    private final String text;
    /** Whether strings may have characters in them that JSON does not. */
    private final boolean doubtful;
    /** What has begun and not ended, by its bracket. */
    private final StringBuilder open = new StringBuilder();

    private int at;
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
        return at;
    }

    /** The next token; behind the end there is nothing but that. */
    public Token next() {
        char first = here(passBlanks());
        if (token == Token.NAME || !begun) {
            begun = true;
            token = value(first);
        } else if (open.length() == 0) {
            token = end();
        } else if (open.charAt(open.length() - 1) == '{') {
            token = first == '}' ? ended(Token.END_OBJECT) : name(separated(first));
        } else {
            token = first == ']' ? ended(Token.END_ARRAY) : value(separated(first));
        }
        return token;
    }

    private int passBlanks() {
        while (isBlank(here(at))) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }

    private char here(int place) {
        return place < text.length() ? text.charAt(place) : NOTHING;
    }

    private Token end() {
        if (at < text.length()) {
            throw refusal("more than one value");
        }
        return Token.END;
    }

    private Token ended(Token end) {
        at++;
        open.setLength(open.length() - 1);
        return end;
    }

    /** What comes behind the comma, if there must be one. */
    private char separated(char first) {
        if (token == Token.BEGIN_OBJECT || token == Token.BEGIN_ARRAY) {
            return first;
        }
        pass(first, ',');
        return here(passBlanks());
    }

    private void pass(char there, char expected) {
        if (there != expected) {
            throw refusal("no " + expected);
        }
        at++;
    }

    private IllegalArgumentException refusal(String what) {
        return new IllegalArgumentException("this is no JSON: " + what + " at character " + (at + 1));
    }

    private Token name(char first) {
        pass(first, '"');
        passString();
        requireAtMost(LONGEST_NAME, "name");
        pass(here(passBlanks()), ':');
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
            default -> number(first);
        };
    }

    private Token text() {
        at++;
        passString();
        return Token.STRING;
    }

    private Token begun(char bracket, Token begin) {
        at++;
        open.append(bracket);
        return begin;
    }

    private Token word(String word, Token meaning) {
        if (!text.startsWith(word, at)) {
            throw refusal("no " + word);
        }
        at += word.length();
        return meaning;
    }

    private Token number(char first) {
        from = at;
        at += first == '-' ? 1 : 0;
        if (here(at) == '0') {
            at++;
        } else {
            passDigits("value");
        }
        int whole = at;
        passFraction();
        passExponent();
        to = at;
        unescaped = "";
        requireAtMost(LONGEST_NUMBER, "number");
        return whole == to ? Token.WHOLE_NUMBER : Token.FRACTION;
    }

    private void requireAtMost(int longest, String what) {
        if (to - from > longest) {
            throw new IllegalArgumentException("a " + what + " of this JSON has " + (to - from)
                    + " characters, more than " + longest + ", at character " + (from + 1));
        }
    }

    private void passFraction() {
        if (here(at) == '.') {
            at++;
            passDigits("digit");
        }
    }

    private void passExponent() {
        if (here(at) == 'e' || here(at) == 'E') {
            at++;
            at += here(at) == '+' || here(at) == '-' ? 1 : 0;
            passDigits("digit");
        }
    }

    /** Goes behind the digits that are here; there must be some. */
    private void passDigits(String what) {
        int begin = at;
        while (here(at) >= '0' && here(at) <= '9') {
            at++;
        }
        if (at == begin) {
            throw refusal("no " + what);
        }
    }

    /** Goes behind the string whose first character is here. */
    private void passString() {
        from = at;
        to = text.indexOf('"', at);
        unescaped = "";
        if (to < 0) {
            throw refusal("a string without an end");
        } else if (backslash < from) {
            int next = text.indexOf('\\', from);
            backslash = next < 0 ? text.length() : next;
        }
        if (to < backslash) {
            requireNoControls();
            at = to + 1;
        } else {
            unescape();
        }
    }

    private void requireNoControls() {
        while (doubtful && at < to) {
            inString();
        }
    }

    private void unescape() {
        StringBuilder plain = new StringBuilder();
        for (char c = inString(); c != '"'; c = inString()) {
            plain.append(c == '\\' ? escaped(inString()) : c);
        }
        to = at - 1;
        unescaped = plain.toString();
    }

    private char inString() {
        if (at == text.length()) {
            throw refusal("a string without an end");
        } else if (text.charAt(at) < ' ') {
            throw refusal("a control character in a string");
        }
        return text.charAt(at++);
    }

    private char escaped(char character) {
        return switch (character) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) (hexadecimal() << 12 | hexadecimal() << 8 | hexadecimal() << 4 | hexadecimal());
            case '"', '\\', '/' -> character;
            default -> throw refusalBefore("no escape that JSON has");
        };
    }

    private int hexadecimal() {
        char digit = inString();
        if (!HexFormat.isHexDigit(digit)) {
            throw refusalBefore("no hexadecimal digit");
        }
        return HexFormat.fromHexDigit(digit);
    }

    /** That of the character before. */
    private IllegalArgumentException refusalBefore(String what) {
        at--;
        return refusal(what);
    }
}
