package org.colonnade.store;

import java.util.HexFormat;

/**
 * A place in a text that moves over parts of JSON. Other text is an {@link IllegalArgumentException} with the place.
 */
final class JsonCursor {
    /** The mark behind the last character, though it may be a character too. */
    private static final char NOTHING = '\0';

    private final String text;
    private int at;

    JsonCursor(String text) {
        this.text = text;
    }

    /** Returns how many characters are before it. */
    int at() {
        return at;
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    private char here() {
        return at < text.length() ? text.charAt(at) : NOTHING;
    }

    /** Goes over blanks; the character that is behind them. */
    char next() {
        while (isBlank(here())) {
            at++;
        }
        return here();
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }

    /** Moves over the current character, whatever it is. */
    void pass() {
        at++;
    }

    /** Goes over blanks and a character that must be behind them. */
    void pass(char expected) {
        if (next() != expected) {
            throw refusal("no " + expected);
        }
        at++;
    }

    IllegalArgumentException refusal(String what) {
        return new IllegalArgumentException("this is no JSON: " + what + " at character " + (at + 1));
    }

    void passWord(String word) {
        if (!text.startsWith(word, at)) {
            throw refusal("no " + word);
        }
        at += word.length();
    }

    /** Moves over a number; returns whether it is a whole one. */
    boolean passNumber() {
        at += here() == '-' ? 1 : 0;
        if (here() == '0') {
            at++;
        } else {
            passDigits("value");
        }
        int whole = at;
        passFraction();
        passExponent();
        return at == whole;
    }

    private void passFraction() {
        if (here() == '.') {
            at++;
            passDigits("digit");
        }
    }

    private void passExponent() {
        if (here() == 'e' || here() == 'E') {
            at++;
            at += here() == '+' || here() == '-' ? 1 : 0;
            passDigits("digit");
        }
    }

    /** There must be some. */
    private void passDigits(String what) {
        int begin = at;
        while (here() >= '0' && here() <= '9') {
            at++;
        }
        if (at == begin) {
            throw refusal("no " + what);
        }
    }

    /** Moves to a place in the current string, all of which before it may be doubtful. */
    void passString(int end, boolean doubtful) {
        while (doubtful && at < end) {
            character();
        }
        at = end;
    }

    /** Goes behind the string that is here, and its quote; what it is without escapes. */
    String passEscaped() {
        StringBuilder plain = new StringBuilder();
        for (char c = character(); c != '"'; c = character()) {
            plain.append(c == '\\' ? escaped(character()) : c);
        }
        return plain.toString();
    }

    /** Goes over a character of a string. */
    private char character() {
        if (isAtEnd()) {
            throw refusal("a string without an end");
        } else if (here() < ' ') {
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
        char digit = character();
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
