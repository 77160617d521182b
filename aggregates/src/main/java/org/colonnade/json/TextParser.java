package org.colonnade.json;

import java.io.IOException;
import java.io.Writer;
import org.colonnade.store.JsonTokens;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonParserBase;

/**
 * Feeds Jackson the {@linkplain JsonTokens#ofKept tokens} of JSON that was kept as a text.
 *
 * <p>Invariant: JSON gives the same tokens as Jackson's own parser, without its limit on the length of strings; other
 * texts are refused, except for control characters in strings.
 */
final class TextParser extends JsonParserBase {
    private final String text;
    private final JsonTokens tokens;
    private String string = "";

    TextParser(ObjectReadContext context, IOContext input, int streamFeatures, int formatFeatures, String text) {
        super(context, input, streamFeatures, formatFeatures);
        this.text = text;
        this.tokens = JsonTokens.ofKept(text);
    }

    @Override
    public JsonToken nextToken() {
        _binaryValue = null;
        _numTypesValid = 0;
        return _updateToken(token(next()));
    }

    private JsonTokens.Token next() {
        try {
            return tokens.next();
        } catch (IllegalArgumentException e) {
            throw _constructReadException(e.getMessage());
        }
    }

    private JsonToken token(JsonTokens.Token next) {
        return switch (next) {
            case END_OBJECT -> ended(JsonToken.END_OBJECT);
            case END_ARRAY -> ended(JsonToken.END_ARRAY);
            case NAME -> name();
            case END -> end();
            default -> value(next);
        };
    }

    private JsonToken ended(JsonToken end) {
        _streamReadContext = _streamReadContext.clearAndGetParent();
        return end;
    }

    private JsonToken name() {
        _streamReadContext.expectComma();
        _streamReadContext.setCurrentName(tokens.string());
        return JsonToken.PROPERTY_NAME;
    }

    private JsonToken end() {
        close();
        return null;
    }

    /** A value in an array is counted. */
    private JsonToken value(JsonTokens.Token next) {
        if (_streamReadContext.inArray()) {
            _streamReadContext.expectComma();
        }
        return switch (next) {
            case BEGIN_OBJECT -> object();
            case BEGIN_ARRAY -> array();
            case WHOLE_NUMBER -> wholeNumber();
            case FRACTION -> fraction();
            case TRUE -> JsonToken.VALUE_TRUE;
            case FALSE -> JsonToken.VALUE_FALSE;
            case NULL -> JsonToken.VALUE_NULL;
            default -> text();
        };
    }

    private JsonToken object() {
        createChildObjectContext(1, tokens.at());
        return JsonToken.START_OBJECT;
    }

    private JsonToken array() {
        createChildArrayContext(1, tokens.at());
        return JsonToken.START_ARRAY;
    }

    private JsonToken text() {
        string = tokens.string();
        return JsonToken.VALUE_STRING;
    }

    private JsonToken wholeNumber() {
        takeNumber();
        return resetInt(isNegative(), string.length() - (isNegative() ? 1 : 0));
    }

    private JsonToken fraction() {
        takeNumber();
        return resetFloat(isNegative(), string.length(), 0, 0);
    }

    /** Jackson looks for numbers in its buffer. */
    private void takeNumber() {
        string = tokens.string();
        _textBuffer.resetWithCopy(string, 0, string.length());
    }

    private boolean isNegative() {
        return string.charAt(0) == '-';
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
        return new TokenStreamLocation(_contentReference(), tokens.at(), 1, tokens.at() + 1);
    }

    @Override
    public Object streamReadInputSource() {
        return text;
    }

    @Override
    protected void _closeInput() {}
}
