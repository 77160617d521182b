package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.language.DesignParser;
import org.colonnade.language.DesignParser.DeclarationContext;
import org.colonnade.language.DesignParser.DesignContext;
import org.colonnade.layout.Part.Block;

/** Turns a parse tree into parts, token by token, so that each comment is met exactly once. */
final class Parts {
    private final Gaps gaps;

    Parts(Gaps gaps) {
        this.gaps = gaps;
    }

    List<Declaration> of(DesignContext design) {
        return design.declaration().stream().map(this::declaration).toList();
    }

    /** Returns the gap after the last declaration. */
    Gap end() {
        return gaps.end();
    }

    private Declaration declaration(DeclarationContext declaration) {
        ParserRuleContext rule = (ParserRuleContext) declaration.getChild(0);
        return new Declaration(rule.getRuleIndex(), part(rule, Joint.CLAUSE));
    }

    private Part part(ParserRuleContext rule, Joint joint) {
        int open = brace(rule);
        List<Word> words = new ArrayList<>();
        words(rule, joint, words, open < 0 ? rule.getChildCount() : open + 1);
        return open < 0 ? new Part.Row(words) : block(rule, words, open + 1);
    }

    /** Returns the child that opens a block, or -1. */
    private static int brace(ParserRuleContext rule) {
        int child = 0;
        while (child < rule.getChildCount() && Joints.token(rule, child) != DesignParser.LEFT_BRACE) {
            child++;
        }
        boolean inline = child == rule.getChildCount() || rule.getRuleIndex() == DesignParser.RULE_domain;
        return inline ? -1 : child;
    }

    private Block block(ParserRuleContext rule, List<Word> line, int first) {
        List<Part> body = new ArrayList<>();
        int child = first;
        for (; Joints.token(rule, child) != DesignParser.RIGHT_BRACE; child++) {
            if (Joints.rule(rule, child) != DesignParser.RULE_separator) {
                body.add(part((ParserRuleContext) rule.getChild(child), Joint.CLAUSE));
            }
        }
        Word close = word((TerminalNode) rule.getChild(child), Joint.CLAUSE);
        return new Block(line, Alignment.of(body), close, folds(rule));
    }

    private static boolean folds(ParserRuleContext rule) {
        return switch (rule.getRuleIndex()) {
            case DesignParser.RULE_grouping, DesignParser.RULE_group, DesignParser.RULE_entry -> true;
            default -> false;
        };
    }

    private void words(ParserRuleContext rule, Joint joint, List<Word> words, int until) {
        for (int child = 0; child < until; child++) {
            if (!Separators.isOptional(rule, child)) {
                Joint next = child == 0 ? joint : Joints.before(rule, child);
                words(rule.getChild(child), next, words);
            }
        }
    }

    private void words(ParseTree tree, Joint joint, List<Word> words) {
        if (tree instanceof TerminalNode node) {
            words.add(word(node, joint));
        } else {
            words((ParserRuleContext) tree, joint, words, tree.getChildCount());
        }
    }

    private Word word(TerminalNode node, Joint joint) {
        return Word.of(Spelling.of(node), joint, gaps.before(node.getSymbol(), joint));
    }
}
