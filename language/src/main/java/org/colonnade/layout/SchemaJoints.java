package org.colonnade.layout;

import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser;

/** Joints inside groupings, aggregates and schemas. */
final class SchemaJoints {
    private SchemaJoints() {}

    static Joint before(ParserRuleContext rule, int child) {
        return rule.getRuleIndex() == DesignParser.RULE_family ? family(rule, child) : Joints.call(rule, child);
    }

    private static Joint family(ParserRuleContext rule, int child) {
        if (Joints.token(rule, child) == DesignParser.OVER) {
            return Joint.CLAUSE;
        }
        if (Joints.rule(rule, child) != DesignParser.RULE_columns) {
            return Joints.plain(rule, child);
        }
        return Joints.rule(rule, child - 1) == DesignParser.RULE_columns ? Joint.BRACKET : Joint.CLAUSE;
    }
}
