package org.colonnade.layout;

import java.util.Locale;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.language.DesignParser;
import org.colonnade.model.Scalar;

/**
 * Spells tokens: keywords of statements in upper case, other keywords and scalar types in lower case, all else as its
 * author did. No keyword is reserved, so only the tree tells a keyword from a name.
 */
final class Spelling {
    private Spelling() {}

    static String of(TerminalNode node) {
        String text = node.getText();
        RuleContext rule = (RuleContext) node.getParent();
        return switch (node.getSymbol().getType()) {
            case DesignParser.NOT_EQUAL -> "!=";
            case DesignParser.NUMBER, DesignParser.STRING, DesignParser.PARAMETER -> text;
            default -> word(text, rule);
        };
    }

    private static String word(String text, RuleContext rule) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_name -> name(text, rule.parent);
            case DesignParser.RULE_select,
                    DesignParser.RULE_from,
                    DesignParser.RULE_where,
                    DesignParser.RULE_predicate,
                    DesignParser.RULE_orderBy,
                    DesignParser.RULE_ordering,
                    DesignParser.RULE_limit,
                    DesignParser.RULE_insert,
                    DesignParser.RULE_update,
                    DesignParser.RULE_delete,
                    DesignParser.RULE_connect,
                    DesignParser.RULE_disconnect,
                    DesignParser.RULE_set,
                    DesignParser.RULE_column -> text.toUpperCase(Locale.ROOT);
            case DesignParser.RULE_fromItem -> alias(text, rule.parent);
            default -> text.toLowerCase(Locale.ROOT);
        };
    }

    private static String name(String text, RuleContext owner) {
        return owner.getRuleIndex() == DesignParser.RULE_type
                ? Scalar.named(text).map(Scalar::toString).orElse(text)
                : text;
    }

    private static String alias(String text, RuleContext owner) {
        return owner.getRuleIndex() == DesignParser.RULE_from
                ? text.toUpperCase(Locale.ROOT)
                : text.toLowerCase(Locale.ROOT);
    }
}
