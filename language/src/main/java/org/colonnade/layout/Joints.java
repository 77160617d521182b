package org.colonnade.layout;

import static org.colonnade.layout.Joint.ARGUMENT;
import static org.colonnade.layout.Joint.BOUND;
import static org.colonnade.layout.Joint.CLAUSE;
import static org.colonnade.layout.Joint.DOT;
import static org.colonnade.layout.Joint.ITEM;
import static org.colonnade.layout.Joint.OPENED;
import static org.colonnade.layout.Joint.PIECE;
import static org.colonnade.layout.Joint.TIGHT;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.language.DesignParser;

/**
 * The joint before each child of a rule. The four parts of the language have a class each for their special cases;
 * punctuation that looks the same everywhere is here.
 */
final class Joints {
    private Joints() {}

    /** Returns the joint before a child that is not the first one. */
    static Joint before(ParserRuleContext rule, int child) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_compositeKey,
                    DesignParser.RULE_field,
                    DesignParser.RULE_keyField,
                    DesignParser.RULE_relationship,
                    DesignParser.RULE_attribute,
                    DesignParser.RULE_type,
                    DesignParser.RULE_multiplicity,
                    DesignParser.RULE_rate,
                    DesignParser.RULE_period,
                    DesignParser.RULE_percentage -> ModelJoints.before(rule, child);
            case DesignParser.RULE_mixes,
                    DesignParser.RULE_request,
                    DesignParser.RULE_actor,
                    DesignParser.RULE_connection,
                    DesignParser.RULE_where,
                    DesignParser.RULE_choice,
                    DesignParser.RULE_orderBy -> WorkloadJoints.before(rule, child);
            case DesignParser.RULE_select,
                    DesignParser.RULE_insert,
                    DesignParser.RULE_update,
                    DesignParser.RULE_delete,
                    DesignParser.RULE_connect,
                    DesignParser.RULE_disconnect -> WorkloadJoints.clause(rule, child);
            case DesignParser.RULE_accessStep, DesignParser.RULE_family -> SchemaJoints.before(rule, child);
            case DesignParser.RULE_domain,
                    DesignParser.RULE_production,
                    DesignParser.RULE_choiceOfContents,
                    DesignParser.RULE_sequence,
                    DesignParser.RULE_repetition,
                    DesignParser.RULE_atom,
                    DesignParser.RULE_writes,
                    DesignParser.RULE_writer,
                    DesignParser.RULE_key -> GrammarJoints.before(rule, child);
            default -> plain(rule, child);
        };
    }

    /** Joins punctuation, and words without a rule of their own. */
    static Joint plain(ParserRuleContext rule, int child) {
        Joint after = after(token(rule, child - 1));
        return switch (token(rule, child)) {
            case DesignParser.COMMA,
                    DesignParser.SEMICOLON,
                    DesignParser.COLON,
                    DesignParser.RIGHT_PARENTHESIS,
                    DesignParser.RIGHT_BRACKET -> TIGHT;
            case DesignParser.DOT -> DOT;
            case DesignParser.LEFT_BRACE -> BOUND;
            case DesignParser.RIGHT_BRACE -> CLAUSE;
            default -> after;
        };
    }

    private static Joint after(int token) {
        return switch (token) {
            case DesignParser.COMMA -> ITEM;
            case DesignParser.DOT, DesignParser.MINUS -> TIGHT;
            case DesignParser.LEFT_PARENTHESIS, DesignParser.LEFT_BRACKET -> OPENED;
            default -> PIECE;
        };
    }

    /** Joins as {@code plain} does, with parentheses or brackets that hug the word before: {@code author(?me)}. */
    static Joint call(ParserRuleContext rule, int child) {
        return switch (token(rule, child)) {
            case DesignParser.LEFT_PARENTHESIS, DesignParser.LEFT_BRACKET -> TIGHT;
            default -> token(rule, child - 1) == DesignParser.COMMA ? ARGUMENT : plain(rule, child);
        };
    }

    /** Returns the type of a child that is a token, or an invalid type. */
    static int token(ParserRuleContext rule, int child) {
        ParseTree tree = rule.getChild(child);
        return tree instanceof TerminalNode node ? node.getSymbol().getType() : Token.INVALID_TYPE;
    }

    /** Returns the rule of a child that is one, or -1. */
    static int rule(ParserRuleContext rule, int child) {
        ParseTree tree = rule.getChild(child);
        return tree instanceof ParserRuleContext context ? context.getRuleIndex() : -1;
    }
}
