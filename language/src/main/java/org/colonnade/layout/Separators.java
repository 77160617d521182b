package org.colonnade.layout;

import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser;

/** Finds the children of a rule that a space or a line end can replace. */
final class Separators {
    private Separators() {}

    static boolean isOptional(ParserRuleContext rule, int child) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_separator,
                    DesignParser.RULE_assertion,
                    DesignParser.RULE_family,
                    DesignParser.RULE_domain,
                    DesignParser.RULE_production,
                    DesignParser.RULE_writes -> isSeparator(rule, child);
            case DesignParser.RULE_insert -> Joints.token(rule, child) == DesignParser.AND;
            case DesignParser.RULE_sequence ->
                Joints.token(rule, child) == DesignParser.COMMA && !opensParenthesis(rule, child + 1);
            default -> false;
        };
    }

    private static boolean isSeparator(ParserRuleContext rule, int child) {
        int token = Joints.token(rule, child);
        return token == DesignParser.SEMICOLON
                || token == DesignParser.COMMA && rule.getRuleIndex() == DesignParser.RULE_separator;
    }

    /** Returns whether a parenthesis follows: without its comma, {@code a, (b)} would read as the key {@code a(b)}. */
    private static boolean opensParenthesis(ParserRuleContext rule, int child) {
        ParserRuleContext next = (ParserRuleContext) rule.getChild(child);
        return next.start.getType() == DesignParser.LEFT_PARENTHESIS;
    }
}
