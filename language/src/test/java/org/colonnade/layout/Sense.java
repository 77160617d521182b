package org.colonnade.layout;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.language.DesignLexer;
import org.colonnade.language.DesignParser;
import org.colonnade.language.Parsing;
import org.colonnade.model.Scalar;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;

/** What a text says, however it is laid out: its tree without optional separators, and its comments. */
record Sense(String tree, List<String> comments) {

    static Sense of(String text) {
        Problems problems = new Problems();
        Parsing parsing = Parsing.of(new Source("sense", text), problems);
        if (problems.hasErrors()) {
            throw new IllegalArgumentException(problems.list() + "\n" + text);
        }
        return new Sense(
                tree(parsing.tree()),
                parsing.tokens().getTokens().stream()
                        .filter(token -> token.getChannel() == DesignLexer.HIDDEN)
                        .map(token -> token.getText().lines().map(String::strip).collect(Collectors.joining("\n")))
                        .toList());
    }

    /** Whether a text has no syntax error. */
    static boolean isMade(String text) {
        Problems problems = new Problems();
        Parsing.of(new Source("sense", text), problems);
        return !problems.hasErrors();
    }

    private static String tree(ParserRuleContext rule) {
        return IntStream.range(0, rule.getChildCount())
                .mapToObj(child -> tree(rule, rule.getChild(child)))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" ", DesignParser.ruleNames[rule.getRuleIndex()] + "<", ">"));
    }

    private static String tree(ParserRuleContext rule, ParseTree child) {
        if (child instanceof ParserRuleContext inner) {
            return inner.getRuleIndex() == DesignParser.RULE_separator ? "" : tree(inner);
        }
        return isOptional(rule.getRuleIndex(), (TerminalNode) child) ? "" : token(rule, child.getText());
    }

    private static boolean isOptional(int rule, TerminalNode node) {
        return switch (node.getSymbol().getType()) {
            case DesignParser.SEMICOLON -> rule != DesignParser.RULE_command;
            case DesignParser.COMMA -> rule == DesignParser.RULE_sequence;
            case DesignParser.AND -> rule == DesignParser.RULE_insert;
            default -> false;
        };
    }

    private static String token(ParserRuleContext rule, String text) {
        boolean scalar = rule.parent != null
                && rule.parent.getRuleIndex() == DesignParser.RULE_type
                && Scalar.named(text).isPresent();
        boolean verbatim = rule.getRuleIndex() == DesignParser.RULE_name && !scalar
                || rule.getRuleIndex() == DesignParser.RULE_parameter
                || text.startsWith("\"")
                || text.startsWith("'");
        return verbatim ? text : text.replace("<>", "!=").toLowerCase(Locale.ROOT);
    }
}
