package org.colonnade.layout;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;
import org.colonnade.language.DesignLexer;
import org.colonnade.language.Parsing;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;

/** Spoils the space of a text: all but the empty lines, the lines of comments, and the line of a key. */
final class Reshuffle {
    private static final List<String> SPACES = List.of(" ", "\n", "\t", "   ", "\r\n    ");
    private static final List<String> INDENTS = List.of("", "  ", "\t", "         ");

    private final String text;
    private final Choices choices;
    private final List<Token> tokens;
    private final Set<Integer> linesOfKeys;

    private Reshuffle(String text, Choices choices) {
        this.text = text;
        this.choices = choices;
        this.tokens = Parsing.of(new Source("formatted", text), new Problems())
                .tokens()
                .getTokens();
        this.linesOfKeys =
                tokens.stream().filter(Reshuffle::isKey).map(Token::getLine).collect(Collectors.toSet());
    }

    static String of(String text, Choices choices) {
        return new Reshuffle(text, choices).spoiled();
    }

    private String spoiled() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < tokens.size() - 1; i++) {
            Token token = tokens.get(i);
            out.append(i == 0 ? "" : space(tokens.get(i - 1), token)).append(token.getText());
        }
        return out.append('\n').toString();
    }

    private String space(Token before, Token after) {
        int from = text.offsetByCodePoints(0, before.getStopIndex() + 1);
        int to = text.offsetByCodePoints(0, after.getStartIndex());
        String space = text.substring(from, to);
        if (linesOfKeys.contains(before.getLine())) {
            return space;
        }
        if (space.contains("\n\n")) {
            return choices.of(List.of("\n\n", "\n \n\n\t\n")) + choices.of(INDENTS);
        }
        if (Comment.is(before) || Comment.is(after)) {
            return "\n" + choices.of(INDENTS);
        }
        return space.isEmpty() ? "" : choices.of(SPACES);
    }

    private static boolean isKey(Token token) {
        return token.getType() == DesignLexer.KEY || token.getType() == DesignLexer.TYPED_KEY;
    }
}
