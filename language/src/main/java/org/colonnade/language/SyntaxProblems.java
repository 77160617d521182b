package org.colonnade.language;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Reports syntax errors in the reader's words, one for each line, as the rest usually follows from it. */
final class SyntaxProblems extends BaseErrorListener {
    private final Offsets offsets;
    private final Problems problems;
    private final Set<Integer> lines = new HashSet<>();

    SyntaxProblems(Source source, Problems problems) {
        this.offsets = new Offsets(source);
        this.problems = problems;
    }

    void strangeToken(Token token) {
        Span at = offsets.span(token);
        switch (token.getType()) {
            case DesignLexer.UNCLOSED_STRING ->
                problems.error(at, "this string is not closed", "a string ends on the line it begins on");
            case DesignLexer.UNCLOSED_COMMENT -> problems.error(at, "this comment is not closed", "end it with */");
            default -> strangeCharacter(token, 0, token.getText().codePointAt(0));
        }
    }

    /** Complains about one character of a token. */
    void strangeCharacter(Token token, int index, int character) {
        Span span = offsets.span(token);
        int start = span.start() + index;
        Span at = span.source().span(start, start + Character.charCount(character));
        if (lines.add(token.getLine())) {
            String help = character == '#' ? "a comment begins with //" : "";
            problems.error(at, "the character " + shown(character) + " means nothing here", help);
        }
    }

    void unclosed(Token brace) {
        problems.error(offsets.span(brace), "this `{` is not closed", "end it with `}` before the next declaration");
    }

    void tooDeep(Token token, int limit) {
        problems.error(offsets.span(token), "brackets nest more than " + limit + " deep here");
    }

    @Override
    public void syntaxError(
            Recognizer<?, ?> recognizer,
            Object offending,
            int line,
            int column,
            String message,
            RecognitionException e) {
        Token token = (Token) offending;
        if (!isStrange(token) && lines.add(line)) {
            Parser parser = (Parser) recognizer;
            Expectation expected = Expectation.of(parser, e instanceof NoViableAltException);
            Token before = parser.getInputStream().LT(-1);
            if (expected.isOnly("`;`") && before != null && before.getLine() < line) {
                problems.error(after(before), "`;` is missing here");
            } else {
                problems.error(
                        offsets.span(token),
                        found(token) + ", expected " + expected,
                        help(token, parser.getInputStream(), expected));
            }
        }
    }

    private Span after(Token token) {
        Span span = offsets.span(token);
        return span.source().span(span.end(), span.end());
    }

    private static String found(Token token) {
        return token.getType() == Token.EOF ? "the text ends here" : "unexpected `" + brief(token.getText()) + "`";
    }

    private static String help(Token token, TokenStream read, Expectation expected) {
        Optional<String> known = OtherLanguages.help(token, read, expected);
        if (known.isPresent()) {
            return known.get();
        }
        String near = expected.help(token.getText());
        boolean alias = near.isEmpty() && token.getType() == DesignLexer.NAME && expected.isOnly("`;`");
        return alias ? "if this is to be an alias, write `AS " + token.getText() + "`" : near;
    }

    private static boolean isStrange(Token token) {
        return token.getType() == DesignLexer.UNCLOSED_STRING
                || token.getType() == DesignLexer.UNCLOSED_COMMENT
                || token.getType() == DesignLexer.STRANGE;
    }

    private static String shown(int character) {
        boolean visible = !Character.isISOControl(character)
                && Character.getType(character) != Character.SURROGATE
                && Character.getType(character) != Character.FORMAT
                && !Character.isSpaceChar(character);
        return visible ? "`" + Character.toString(character) + "`" : String.format("U+%04X", character);
    }

    private static String brief(String text) {
        return text.length() <= 40 ? text : text.substring(0, 39) + "…";
    }
}
