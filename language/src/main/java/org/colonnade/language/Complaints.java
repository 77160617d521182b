package org.colonnade.language;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.colonnade.text.NearNames;
import org.colonnade.text.Problems;
import org.colonnade.text.Span;

/** The problems found so far, without those that only follow from others. */
final class Complaints {
    private final Problems problems;
    private final Set<String> forgiven = new HashSet<>();

    Complaints(Problems problems) {
        this.problems = problems;
    }

    void error(Span at, String message) {
        problems.error(at, message);
    }

    void error(Span at, String message, String help) {
        problems.error(at, message, help);
    }

    void warning(Span at, String message, String help) {
        problems.warning(at, message, help);
    }

    boolean hasErrors() {
        return problems.hasErrors();
    }

    /** Complains about a name that is not among those known, unless it was forgiven. */
    void unknown(Span at, String what, String name, Collection<String> known) {
        if (!forgiven.contains(name)) {
            problems.error(at, "there is no " + what + " `" + name + "`", NearNames.help(name, known));
        }
    }

    /** Complains about a member that an owner does not have, unless it was forgiven. */
    void noMember(Span at, Object owner, String what, String name, Collection<String> known) {
        if (!forgiven.contains(name)) {
            problems.error(at, owner + " has no " + what + " `" + name + "`", NearNames.help(name, known));
        }
    }

    /** Stops complaints about this name: the part that declares it has been complained about. */
    void forgive(String name) {
        forgiven.add(name);
    }

    boolean isForgiven(String name) {
        return forgiven.contains(name);
    }

    /** Forgives every name in a broken part of a parse tree. */
    void forgiveNamesIn(ParseTree part) {
        if (part instanceof TerminalNode leaf) {
            Token token = leaf.getSymbol();
            if (token.getType() == DesignLexer.NAME || token.getType() <= DesignLexer.ZIPF) {
                forgive(token.getText());
            }
        }
        for (int i = 0; i < part.getChildCount(); i++) {
            forgiveNamesIn(part.getChild(i));
        }
    }
}
