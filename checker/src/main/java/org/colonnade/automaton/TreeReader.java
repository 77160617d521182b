package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;

/** Reads a tree of keys: a key, and after it the trees below it in brackets. It ends at the first problem. */
final class TreeReader {
    private static final int DEEPEST = 1000;
    private static final Pattern BLANKS = Pattern.compile("\\s*");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_.\\-]+");
    private static final Pattern QUOTED = Pattern.compile("'((?:[^'\\\\]|\\\\.)*)'");

    private final Source source;
    private final Problems problems = new Problems();
    private int at;

    TreeReader(Source source) {
        this.source = source;
    }

    /** Ends the reading; the problem is noted already. */
    private static final class Misread extends Exception {
        private static final long serialVersionUID = 1;
    }

    TreeText read() {
        try {
            LabelTree tree = tree(1);
            skipBlanks();
            if (at < source.text().length()) {
                throw misread("the tree ends before this", "a tree has one root; what is below it stands in [ ]");
            }
            return new TreeText(Optional.of(tree), List.of());
        } catch (Misread e) {
            return new TreeText(Optional.empty(), problems.list());
        }
    }

    private LabelTree tree(int depth) throws Misread {
        if (depth > DEEPEST) {
            throw misread("the tree is deeper than " + DEEPEST, "");
        }
        String label = key();
        List<LabelTree> children = new ArrayList<>();
        if (skip('[')) {
            do {
                children.add(tree(depth + 1));
            } while (skip(','));
            expect(']', "or `,` and another tree");
        }
        return new LabelTree(label, children);
    }

    private String key() throws Misread {
        skipBlanks();
        Matcher kind = NAME.matcher(source.text()).region(at, source.text().length());
        if (!kind.lookingAt()) {
            throw misread("a key is expected here", "write it like `users(Alice)`");
        }
        at = kind.end();
        List<String> arguments = new ArrayList<>();
        if (skip('(') && !skip(')')) {
            do {
                arguments.add(argument());
            } while (skip(','));
            expect(')', "or `,` and another argument");
        }
        return new GroundKey(kind.group(), arguments).toString();
    }

    private String argument() throws Misread {
        skipBlanks();
        Matcher name = NAME.matcher(source.text()).region(at, source.text().length());
        Matcher quoted = QUOTED.matcher(source.text()).region(at, source.text().length());
        if (name.lookingAt()) {
            at = name.end();
            return name.group();
        }
        if (quoted.lookingAt()) {
            at = quoted.end();
            return quoted.group(1).replaceAll("\\\\(.)", "$1");
        }
        throw misread("a value is expected here", "write a name, a number, or text in quotes: `'a b'`");
    }

    private boolean skip(char sign) {
        skipBlanks();
        boolean there = at < source.text().length() && source.text().charAt(at) == sign;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char sign, String or) throws Misread {
        if (!skip(sign)) {
            throw misread("`" + sign + "` is expected here, " + or, "");
        }
    }

    private void skipBlanks() {
        Matcher blanks = BLANKS.matcher(source.text()).region(at, source.text().length());
        at = blanks.lookingAt() ? blanks.end() : at;
    }

    private Misread misread(String message, String help) {
        problems.error(source.span(at, Math.min(at + 1, source.text().length())), message, help);
        return new Misread();
    }
}
