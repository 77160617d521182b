package org.colonnade.language;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;

/**
 * Recovers from syntax errors as ANTLR does, except that between declarations it goes on with the next one instead of
 * giving up, and never drops a closing brace: as every keyword may be a name, the text after it would always fit.
 */
final class Recovery extends DefaultErrorStrategy {
    @Override
    public void sync(Parser parser) {
        if (parser.getContext().getRuleIndex() == DesignParser.RULE_design && !inErrorRecoveryMode(parser)) {
            Token next = parser.getCurrentToken();
            if (!isExpected(parser)) {
                parser.notifyErrorListeners(next, "not a declaration", null);
                skip(parser);
            }
        }
        super.sync(parser);
    }

    @Override
    protected Token singleTokenDeletion(Parser parser) {
        boolean closes = parser.getCurrentToken().getType() == DesignParser.RIGHT_BRACE;
        return closes ? null : super.singleTokenDeletion(parser);
    }

    private static void skip(Parser parser) {
        while (parser.getCurrentToken().getType() != Token.EOF
                && !(isExpected(parser) && parser.getCurrentToken().getCharPositionInLine() == 0)) {
            parser.consume();
        }
    }

    private static boolean isExpected(Parser parser) {
        int type = parser.getCurrentToken().getType();
        return type == Token.EOF || Declarations.KEYWORDS.contains(type);
    }
}
