package org.colonnade.json;

import java.io.IOException;
import java.io.Writer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonParserBase;

/**
 * A parser for Jackson of JSON that is there as a whole: strings are found by their quotes and taken out of the text in one
 * piece, where Jackson's own parser goes through their characters.
 *
 * <p>Invariant: JSON gives the same tokens as with Jackson's own parser, but for Jackson's limits of the lengths of names and
 * strings, which do not hold. It is for texts that were kept as JSON: some that are none are read all the same, such as strings
 * with control characters and numbers with zeros before them; others are a {@link JacksonException}, at the latest when a field
 * of a record is made of them.
 */
final class TextParser extends JsonParserBase {
    private static final char END = '\0';

    private final String text;
    private int at;
    /** Where a backslash comes next, or the end. */
    private int backslash = -1;

    private String string;

    TextParser(ObjectReadContext context, IOContext input, int streamFeatures, int formatFeatures, String text) {
        super(context, input, streamFeatures, formatFeatures);
        this.text = text;
    }

    @Override
    public JsonToken nextToken() {
        _binaryValue = null;
        _numTypesValid = 0;
        return _updateToken(token(next()));
    }

    /** @param first the character that is here */
    private JsonToken token(char first) {
        if (_currToken == JsonToken.PROPERTY_NAME) {
            return value(first);
        } else if (_streamReadContext.inObject()) {
            return first == '}' ? ended(JsonToken.END_OBJECT) : name(separated(first));
        } else if (_streamReadContext.inArray()) {
            return first == ']' ? ended(JsonToken.END_ARRAY) : value(separated(first));
        } else if (first == END && at == text.length()) {
            close();
            return null;
        }
        return value(first);
    }

    /** The next character that is no blank. */
    private char next() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : END;
    }

    private JsonToken ended(JsonToken end) {
        at++;
        _streamReadContext = _streamReadContext.clearAndGetParent();
        return end;
    }

    /** What comes behind the comma, if there must be one. */
    private char separated(char first) {
        if (!_streamReadContext.expectComma()) {
            return first;
        }
        pass(first, ',');
        return next();
    }

    private void pass(char there, char expected) {
        if (there != expected) {
            throw unexpected("no " + expected);
        }
        at++;
    }

    private JacksonException unexpected(String what) {
        return _constructReadException(what + " at character " + at);
    }

    private JsonToken name(char first) {
        pass(first, '"');
        _streamReadContext.setCurrentName(string());
        pass(next(), ':');
        return JsonToken.PROPERTY_NAME;
    }

    private JsonToken value(char first) {
        return switch (first) {
            case '"' -> text();
            case '{' -> object();
            case '[' -> array();
            case 't' -> word("true", JsonToken.VALUE_TRUE);
            case 'f' -> word("false", JsonToken.VALUE_FALSE);
            case 'n' -> word("null", JsonToken.VALUE_NULL);
            default -> number();
        };
    }

    private JsonToken text() {
        at++;
        string = string();
        return JsonToken.VALUE_STRING;
    }

    private JsonToken object() {
        createChildObjectContext(1, ++at);
        return JsonToken.START_OBJECT;
    }

    private JsonToken array() {
        createChildArrayContext(1, ++at);
        return JsonToken.START_ARRAY;
    }

    private JsonToken word(String word, JsonToken token) {
        if (!text.startsWith(word, at)) {
            throw unexpected("no " + word);
        }
        at += word.length();
        return token;
    }

    private JsonToken number() {
        int begin = at;
        boolean negative = character() == '-';
        at += negative ? 1 : 0;
        int digits = passDigits();
        if (digits == 0) {
            throw unexpected("no value");
        }
        boolean whole = !isBetweenDigits(character());
        while (isBetweenDigits(character())) {
            at++;
            passDigits();
        }
        string = text.substring(begin, at);
        _textBuffer.resetWithCopy(string, 0, string.length());
        return whole ? resetInt(negative, digits) : resetFloat(negative, digits, string.length() - digits, 0);
    }

    /** Goes behind the digits that are here; how many there were. */
    private int passDigits() {
        int begin = at;
        while (character() >= '0' && character() <= '9') {
            at++;
        }
        return at - begin;
    }

    private char character() {
        return at < text.length() ? text.charAt(at) : END;
    }

    private static boolean isBetweenDigits(char character) {
        return character == '.' || character == 'e' || character == 'E' || character == '-' || character == '+';
    }

    /** The string that begins here; goes behind its quote. */
    private String string() {
        int begin = at;
        int end = text.indexOf('"', begin);
        if (backslash < begin) {
            int next = text.indexOf('\\', begin);
            backslash = next < 0 ? text.length() : next;
        }
        if (end < 0) {
            throw unexpected("no end of the string");
        } else if (end > backslash) {
            return unescaped();
        }
        at = end + 1;
        return text.substring(begin, end);
    }

    private String unescaped() {
        StringBuilder plain = new StringBuilder();
        for (char c = inString(); c != '"'; c = inString()) {
            plain.append(c == '\\' ? escaped(inString()) : c);
        }
        return plain.toString();
    }

    private char inString() {
        if (at == text.length()) {
            throw unexpected("no end of the string");
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
            default -> throw unexpected("no escape");
        };
    }

    private int hexadecimal() {
        int digit = Character.digit(inString(), 16);
        if (digit < 0) {
            throw unexpected("no hexadecimal digit");
        }
        return digit;
    }

    @Override
    public String getString() {
        if (_currToken == null) {
            return null;
        }
        return switch (_currToken) {
            case PROPERTY_NAME -> currentName();
            case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> string;
            default -> _currToken.asString();
        };
    }

    @Override
    public int getString(Writer writer) {
        try {
            writer.write(getString());
            return getStringLength();
        } catch (IOException e) {
            throw _wrapIOFailure(e);
        }
    }

    @Override
    public char[] getStringCharacters() {
        return getString().toCharArray();
    }

    @Override
    public int getStringLength() {
        return getString().length();
    }

    @Override
    public int getStringOffset() {
        return 0;
    }

    @Override
    public TokenStreamLocation currentTokenLocation() {
        return currentLocation();
    }

    @Override
    public TokenStreamLocation currentLocation() {
        return new TokenStreamLocation(_contentReference(), at, 1, at + 1);
    }

    @Override
    public Object streamReadInputSource() {
        return text;
    }

    @Override
    protected void _closeInput() {}
}
