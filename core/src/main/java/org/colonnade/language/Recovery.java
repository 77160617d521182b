package org.colonnade.language;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;

/**
 * Recovers from syntax errors as ANTLR does, but between declarations goes on with the next one instead of giving
 * up the file.
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
