package org.colonnade.layout;

import org.antlr.v4.runtime.ParserRuleContext;
import org.colonnade.language.DesignParser;

/** Joints inside the fields of entities and value objects, and inside numbers with units. */
final class ModelJoints {
    private ModelJoints() {}

    static Joint before(ParserRuleContext rule, int child) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_compositeKey -> child == 1 ? Joint.FIELD_COLUMN : Joints.plain(rule, child);
            case DesignParser.RULE_field -> Joint.FIELD_COLUMN;
            // the grammar wants the type of a key on the key's own line
            case DesignParser.RULE_keyField, DesignParser.RULE_period, DesignParser.RULE_percentage -> Joint.BOUND;
            case DesignParser.RULE_type, DesignParser.RULE_multiplicity, DesignParser.RULE_rate -> Joint.TIGHT;
            case DesignParser.RULE_attribute -> attribute(rule, child);
            default -> relationship(rule, child);
        };
    }

    private static Joint attribute(ParserRuleContext rule, int child) {
        return Joints.rule(rule, child) == DesignParser.RULE_values ? Joint.ITEM : Joint.TIGHT;
    }

    private static Joint relationship(ParserRuleContext rule, int child) {
        return Joints.rule(rule, child) == DesignParser.RULE_participation ? Joint.ITEM : Joints.plain(rule, child);
    }
}
