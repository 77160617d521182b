package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.colonnade.model.Scalar;

/**
 * Tells a key's type from the name of the next field, which the grammar alone cannot do: where the word after
 * {@code key} is its type, {@code key} becomes a {@code TYPED_KEY}. It is a type if it stands on the same line and
 *
 * <pre>
 * number key int                        is the last word of the line, or
 * number key int  rate float            names a scalar and is not followed by one, or
 * number key int  date timestamp        by two of them
 * </pre>
 *
 * A {@code key} before a parenthesis becomes a {@code COMPOSITE_KEY}.
 */
final class KeyTypes {
    private static final int NONE = -1;

    private final List<Token> words;

    private KeyTypes(List<Token> words) {
        this.words = words;
    }

    static void mark(List<Token> tokens) {
        List<Token> visible = new ArrayList<>(tokens.size());
        for (Token token : tokens) {
            if (token.getChannel() == Token.DEFAULT_CHANNEL) {
                visible.add(token);
            }
        }
        KeyTypes types = new KeyTypes(visible);
        for (int i = 0; i < visible.size(); i++) {
            if (visible.get(i).getType() == DesignLexer.KEY) {
                types.mark(i);
            }
        }
    }

    private void mark(int key) {
        if (type(key + 1) == DesignLexer.LEFT_PARENTHESIS) {
            ((WritableToken) words.get(key)).setType(DesignLexer.COMPOSITE_KEY);
        } else if (isTyped(key)) {
            ((WritableToken) words.get(key)).setType(DesignLexer.TYPED_KEY);
        }
    }

    private boolean isTyped(int key) {
        int type = nextWord(key, key);
        if (type == NONE) {
            return false;
        }
        int next = nextWord(type, key);
        if (next == NONE) {
            return !isArrow(afterSize(type));
        }
        if (isKeyWithoutType(next, key)) {
            return false;
        }
        return isScalar(type) && (!isScalar(next) || isScalar(nextWord(next, key)));
    }

    /** In {@code id key name key} on one line, the second field is a key as well, and the first one has no type. */
    private boolean isKeyWithoutType(int word, int key) {
        return type(word) == DesignLexer.KEY && nextWord(word, key) == NONE && !isArrow(afterSize(word));
    }

    /** The index of the word after another one (and its size in parentheses), if it is on the key's line. */
    private int nextWord(int word, int key) {
        int next = word == NONE ? NONE : afterSize(word);
        boolean is = next != NONE
                && isWord(next)
                && words.get(next).getLine() == words.get(key).getLine();
        return is ? next : NONE;
    }

    /** Steps over {@code (20)}. */
    private int afterSize(int word) {
        boolean sized =
                type(word + 1) == DesignLexer.LEFT_PARENTHESIS && type(word + 3) == DesignLexer.RIGHT_PARENTHESIS;
        int after = word + (sized ? 4 : 1);
        return after < words.size() ? after : NONE;
    }

    private int type(int index) {
        return index < words.size() ? words.get(index).getType() : Token.EOF;
    }

    private boolean isWord(int index) {
        return type(index) == DesignLexer.NAME || type(index) <= DesignLexer.ZIPF && type(index) > 0;
    }

    private boolean isArrow(int index) {
        return index != NONE
                && (type(index) == DesignLexer.MANY_TO_ONE
                        || type(index) == DesignLexer.MANY_TO_MANY
                        || type(index) == DesignLexer.ONE_TO_ONE);
    }

    private boolean isScalar(int index) {
        return index != NONE && Scalar.named(words.get(index).getText()).isPresent();
    }
}
