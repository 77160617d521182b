package org.colonnade.layout;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.colonnade.language.DesignParser;

/** Joints inside domains, productions and writes. */
final class GrammarJoints {
    private GrammarJoints() {}

    static Joint before(ParserRuleContext rule, int child) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_domain -> domain(rule, child);
            case DesignParser.RULE_production ->
                Joints.token(rule, child) == DesignParser.PRODUCES ? Joint.PRODUCTION_COLUMN : Joint.ARGUMENT;
            case DesignParser.RULE_choiceOfContents ->
                Joints.token(rule, child) == DesignParser.BAR ? Joint.alternative(depth(rule)) : Joint.BOUND;
            case DesignParser.RULE_sequence ->
                Joints.token(rule, child) == DesignParser.COMMA ? Joint.TIGHT : Joint.sequel(depth(rule));
            case DesignParser.RULE_repetition -> Joint.TIGHT;
            case DesignParser.RULE_writes ->
                Joints.token(rule, child - 1) == DesignParser.COMMA ? Joint.CLAUSE : Joints.plain(rule, child);
            default -> Joints.call(rule, child);
        };
    }

    private static Joint domain(ParserRuleContext rule, int child) {
        if (Joints.token(rule, child) == DesignParser.RIGHT_BRACE) {
            return Joint.TIGHT;
        }
        return switch (Joints.token(rule, child - 1)) {
            case DesignParser.LEFT_BRACE -> Joint.OPENED;
            case DesignParser.COMMA -> Joint.CLAUSE;
            default -> Joints.plain(rule, child);
        };
    }

    /** Returns how many parentheses a content stands in. */
    private static int depth(RuleContext content) {
        int depth = 0;
        for (RuleContext at = content.parent; at.getRuleIndex() != DesignParser.RULE_production; at = at.parent) {
            depth += at.getRuleIndex() == DesignParser.RULE_atom ? 1 : 0;
        }
        return depth;
    }
}
