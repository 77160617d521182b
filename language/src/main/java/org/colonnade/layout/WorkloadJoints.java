package org.colonnade.layout;

import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser;

/** Joints inside mixes, requests and statements. */
final class WorkloadJoints {
    private WorkloadJoints() {}

    static Joint before(ParserRuleContext rule, int child) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_mixes ->
                Joints.token(rule, child - 1) == DesignParser.COMMA ? Joint.CLAUSE : Joints.plain(rule, child);
            case DesignParser.RULE_request -> request(rule, child);
            case DesignParser.RULE_where ->
                Joints.token(rule, child) == DesignParser.AND ? Joint.ITEM : Joints.plain(rule, child);
            case DesignParser.RULE_orderBy ->
                Joints.token(rule, child) == DesignParser.BY ? Joint.BOUND : Joints.plain(rule, child);
            case DesignParser.RULE_choice -> choice(rule, child);
            default -> Joints.call(rule, child);
        };
    }

    private static Joint request(ParserRuleContext rule, int child) {
        boolean firstWeight = Joints.rule(rule, child) == DesignParser.RULE_weight
                && Joints.token(rule, child - 1) != DesignParser.COMMA;
        return firstWeight ? Joint.WIDE_CLAUSE : Joints.plain(rule, child);
    }

    private static Joint choice(ParserRuleContext rule, int child) {
        return Joints.rule(rule, child) == DesignParser.RULE_collection ? Joint.TIGHT : Joints.call(rule, child);
    }

    /** Joins clauses: long statements are broken before their clauses first. */
    static Joint clause(ParserRuleContext rule, int child) {
        return switch (Joints.rule(rule, child)) {
            case DesignParser.RULE_from -> rule.getRuleIndex() == DesignParser.RULE_delete ? Joint.BOUND : Joint.CLAUSE;
            case DesignParser.RULE_set, DesignParser.RULE_where, DesignParser.RULE_orderBy, DesignParser.RULE_limit ->
                Joint.CLAUSE;
            default -> keyword(rule, child);
        };
    }

    private static Joint keyword(ParserRuleContext rule, int child) {
        return switch (Joints.token(rule, child)) {
            case DesignParser.INTO -> Joint.BOUND;
            case DesignParser.CONNECT, DesignParser.FROM -> Joint.CLAUSE;
            case DesignParser.TO -> rule.getRuleIndex() == DesignParser.RULE_connect ? Joint.CLAUSE : Joint.BOUND;
            default -> Joints.plain(rule, child);
        };
    }
}
