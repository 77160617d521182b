package org.colonnade.language;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTreeListener;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.language.DesignParser.RequestContext;

/**
 * Drops the tree below each request as soon as it is parsed, unless it has a syntax error. A workload is most of a
 * large design, and its parse tree a hundred times its text: memory that would be walked again and again. A request is
 * parsed once more when it is read ({@link Unit#whole}).
 */
final class Pruning implements ParseTreeListener {
    private final DesignParser parser;
    private int errorsBefore;

    Pruning(DesignParser parser) {
        this.parser = parser;
    }

    @Override
    public void enterEveryRule(ParserRuleContext context) {
        if (context instanceof RequestContext) {
            errorsBefore = parser.getNumberOfSyntaxErrors();
        }
    }

    @Override
    public void exitEveryRule(ParserRuleContext context) {
        if (context instanceof RequestContext && parser.getNumberOfSyntaxErrors() == errorsBefore) {
            context.children = null;
        }
    }

    @Override
    public void visitTerminal(TerminalNode node) {}

    @Override
    public void visitErrorNode(ErrorNode node) {}
}
