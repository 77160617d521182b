package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.colonnade.text.NearNames;

/**
 * The tokens with which the parser could have gone on. Since every keyword may be a name, it lists keywords only where
 * no name is expected.
 */
final class Expectation {
    private static final int MOST = 9;
    private static final Set<String> STATEMENT_WORDS = Set.of(
            "and",
            "asc",
            "connect",
            "delete",
            "desc",
            "disconnect",
            "from",
            "in",
            "insert",
            "into",
            "limit",
            "order",
            "select",
            "set",
            "to",
            "update",
            "where");

    private final List<String> words = new ArrayList<>();
    private final List<String> others = new ArrayList<>();

    private Expectation() {}

    static Expectation of(Parser parser, boolean atDecision) {
        IntervalSet tokens = atDecision
                ? parser.getATN().getExpectedTokens(parser.getState(), parser.getContext())
                : parser.getExpectedTokens();
        Expectation expectation = new Expectation();
        boolean name = tokens.contains(DesignLexer.NAME);
        if (name) {
            expectation.others.add("a name");
        }
        boolean parameter = tokens.contains(DesignLexer.PARAMETER);
        tokens.toList().stream()
                .filter(t -> !name || t > DesignLexer.ZIPF)
                .filter(t -> !parameter || t != DesignLexer.QUESTION)
                .forEach(expectation::add);
        return expectation;
    }

    private void add(int token) {
        switch (token) {
            case Token.EOF -> others.add("the end");
            case DesignLexer.NAME -> {}
            case DesignLexer.NUMBER -> others.add("a number");
            case DesignLexer.STRING -> others.add("a string");
            case DesignLexer.PARAMETER -> others.add("a parameter such as `?id`");
            case DesignLexer.MINUS -> {}
            default -> addLiteral(token);
        }
    }

    private void addLiteral(int token) {
        String literal = DesignLexer.VOCABULARY.getDisplayName(token).replace("'", "");
        if (token <= DesignLexer.ZIPF) {
            words.add(STATEMENT_WORDS.contains(literal) ? literal.toUpperCase(Locale.ROOT) : literal);
        } else if (token == DesignLexer.NOT_EQUAL) {
            others.add("`!=`");
        } else {
            others.add("`" + literal + "`");
        }
    }

    boolean isOnly(String token) {
        return words.isEmpty() && others.equals(List.of(token));
    }

    /** Returns whether this keyword of statements is among them. */
    boolean has(String word) {
        return words.contains(word);
    }

    /** Suggests the keyword that the author may have meant. */
    String help(String written) {
        List<String> near = NearNames.of(written, words);
        return near.isEmpty() ? "" : "did you mean " + NearNames.either(near) + "?";
    }

    @Override
    public String toString() {
        List<String> all = new ArrayList<>(others);
        if (words.size() == Declarations.KEYWORDS.size() && words.contains("entity")) {
            all.add("a declaration such as `entity`");
        } else {
            words.forEach(w -> all.add("`" + w + "`"));
        }
        if (all.size() > MOST) {
            return String.join(", ", all.subList(0, MOST)) + " or others";
        }
        int last = all.size() - 1;
        return last <= 0 ? String.join("", all) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }
}
