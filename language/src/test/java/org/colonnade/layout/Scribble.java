package org.colonnade.layout;

import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.Token;
import org.colonnade.language.DesignParser;

/** Writes tokens the way nobody should: in any case, with any space between them, and comments anywhere. */
final class Scribble {
    static final String INLINE = "/* note # */ ";
    private static final int NO_LINE_END = -1;
    private static final List<String> SPACES = List.of(" ", "\n", "  ", "\t", "\r\n", "\n\n", " \n \n \n ");
    private static final List<String> NAMES = List.of(
            "a", "User", "comments", "Text", "INT", "été_2", "_", "aVeryLongNameThatTakesAboutFortyColumns_", "x𝒳");
    private static final List<String> NUMBERS = List.of("1", "100_000", "2.5", "1e6", "0");
    private static final List<String> STRINGS = List.of("\"Alice\"", "'it // is'", "\"/* so */ \\\" \"", "''");
    private static final List<String> PARAMETERS = List.of("?me", "?x", "?select");

    private final Choices choices;
    private final List<String> comments;
    private final StringBuilder text = new StringBuilder();
    private int count;
    private boolean staysOnTheLine;
    private int tokensToLineEnd = NO_LINE_END;

    Scribble(Choices choices, List<String> comments) {
        this.choices = choices;
        this.comments = comments;
    }

    String text() {
        return text.toString();
    }

    /** After a key the line ends, after a typed key its type stands on the line before it ends. */
    void keepLineOf(int type) {
        staysOnTheLine = type == DesignParser.TYPED_KEY;
        tokensToLineEnd = type == DesignParser.TYPED_KEY ? 1 : type == DesignParser.KEY ? 0 : NO_LINE_END;
    }

    /** Writes one of the given tokens; where a name will do, it mostly is no keyword. */
    void token(List<Integer> types) {
        boolean plain = types.contains(DesignParser.NAME) && !choices.oneIn(3);
        int type = plain ? DesignParser.NAME : choices.of(types);
        space();
        text.append(type == Token.EOF ? "" : spelling(type));
    }

    private void space() {
        text.append(staysOnTheLine ? " " : choices.of(SPACES));
        List<String> fitting = comments.stream()
                .filter(comment -> !staysOnTheLine || comment.equals(INLINE))
                .toList();
        if (!fitting.isEmpty() && choices.oneIn(6)) {
            text.append(choices.of(fitting).replace("#", Integer.toString(count++)));
        }
        text.append(tokensToLineEnd == 0 ? "\n" : "");
        tokensToLineEnd = Math.max(NO_LINE_END, tokensToLineEnd - 1);
        staysOnTheLine = false;
    }

    private String spelling(int type) {
        return switch (type) {
            case DesignParser.TYPED_KEY, DesignParser.COMPOSITE_KEY -> literal(DesignParser.KEY);
            case DesignParser.NAME -> choices.of(NAMES);
            case DesignParser.NUMBER -> choices.of(NUMBERS);
            case DesignParser.STRING -> choices.of(STRINGS);
            case DesignParser.PARAMETER -> choices.of(PARAMETERS);
            case DesignParser.NOT_EQUAL -> choices.of(List.of("!=", "<>"));
            default -> literal(type);
        };
    }

    private String literal(int type) {
        String quoted = DesignParser.VOCABULARY.getLiteralName(type);
        String word = quoted.substring(1, quoted.length() - 1);
        return choices.of(List.of(word, word.toUpperCase(Locale.ROOT)));
    }
}
