package org.colonnade.language;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.colonnade.model.Scalar;

/**
 * The one place where the parser looks at more than tokens: whether the word after {@code key} is the key's type
 * or the name of the next field. It is a type if it stands on the same line and either names a scalar type or
 * is the last word of its field.
 */
abstract class KeyTypeParser extends Parser {
    KeyTypeParser(TokenStream input) {
        super(input);
    }

    boolean typeFollows() {
        Token word = getInputStream().LT(1);
        Token next = getInputStream().LT(2);
        return word.getLine() == getInputStream().LT(-1).getLine()
                && (Scalar.named(word.getText()).isPresent() || next.getLine() != word.getLine() || !beginsField(next));
    }

    private static boolean beginsField(Token token) {
        return token.getType() <= DesignParser.ONE_TO_ONE || token.getType() == DesignParser.NAME;
    }
}
