package org.colonnade.language;

import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.colonnade.language.DesignParser.DesignContext;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;

/**
 * The syntax of one source: its tokens (comments included, on the hidden channel) and its parse tree.
 *
 * <p>Invariant: the tree is never null; where the source has syntax errors, parts of the tree are broken.
 * Brackets nest at most {@value #DEEPEST} deep: beyond that the tree is empty and the problem is reported, so
 * that no recursion over a tree can run out of stack.
 */
public final class Parsing {
    private static final int DEEPEST = 200;

    private final Source source;
    private final CommonTokenStream tokens;
    private final boolean readable;
    private final DesignParser parser;
    private DesignContext tree;

    private Parsing(Source source, Problems problems) {
        DesignLexer lexer = new DesignLexer(CharStreams.fromString(source.text(), source.name()));
        lexer.removeErrorListeners();
        SyntaxProblems syntax = new SyntaxProblems(source, problems);
        this.source = source;
        this.tokens = new CommonTokenStream(lexer);
        tokens.fill();
        this.readable = checkTokens(tokens, syntax);
        checkLetters(source, tokens, syntax);
        KeyTypes.mark(tokens.getTokens());
        this.parser = new DesignParser(closed(tokens, syntax));
        parser.setErrorHandler(new Recovery());
        parser.removeErrorListeners();
        parser.addErrorListener(syntax);
    }

    /** Parses the whole tree. */
    public static Parsing of(Source source, Problems problems) {
        Parsing parsing = new Parsing(source, problems);
        parsing.parse();
        return parsing;
    }

    /** Parses the tree as the readers want it: the part below a request is parsed when they ask for it. */
    static Unit unit(Source source, Problems problems) {
        Parsing parsing = new Parsing(source, problems);
        parsing.parser.addParseListener(new Pruning(parsing.parser));
        parsing.parse();
        parsing.parser.removeParseListeners();
        parsing.parser.removeErrorListeners();
        return new Unit(source, parsing.parser, parsing.tree);
    }

    private void parse() {
        tree = readable ? parser.design() : new DesignContext(null, 0);
    }

    private static CommonTokenStream closed(CommonTokenStream tokens, SyntaxProblems syntax) {
        List<Token> closed = Braces.close(tokens.getTokens(), syntax);
        return closed == tokens.getTokens() ? tokens : new CommonTokenStream(new ListTokenSource(closed));
    }

    /** Reports characters that make no token; returns false if brackets nest too deep to go on. */
    private static boolean checkTokens(CommonTokenStream tokens, SyntaxProblems syntax) {
        int depth = 0;
        for (Token token : tokens.getTokens()) {
            switch (token.getType()) {
                case DesignLexer.UNCLOSED_STRING, DesignLexer.UNCLOSED_COMMENT, DesignLexer.STRANGE ->
                    syntax.strangeToken(token);
                case DesignLexer.LEFT_BRACE, DesignLexer.LEFT_BRACKET, DesignLexer.LEFT_PARENTHESIS -> depth++;
                case DesignLexer.RIGHT_BRACE, DesignLexer.RIGHT_BRACKET, DesignLexer.RIGHT_PARENTHESIS ->
                    depth = Math.max(0, depth - 1);
                default -> {}
            }
            if (depth > DEEPEST) {
                syntax.tooDeep(token, DEEPEST);
                return false;
            }
        }
        return true;
    }

    /** Complains about characters beyond ASCII that are no letters or digits; the lexer takes all for letters. */
    private static void checkLetters(Source source, CommonTokenStream tokens, SyntaxProblems syntax) {
        if (isAscii(source.text())) {
            return;
        }
        for (Token token : tokens.getTokens()) {
            if (token.getType() == DesignLexer.NAME || token.getType() == DesignLexer.PARAMETER) {
                checkLetters(token, syntax);
            }
        }
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static void checkLetters(Token token, SyntaxProblems syntax) {
        String text = token.getText();
        int from = token.getType() == DesignLexer.PARAMETER ? 1 : 0;
        for (int i = from, c; i < text.length(); i += Character.charCount(c)) {
            c = text.codePointAt(i);
            if (c >= 0x80 && !(i > from ? Character.isLetterOrDigit(c) : Character.isLetter(c))) {
                syntax.strangeCharacter(token, i, c);
                return;
            }
        }
    }

    public Source source() {
        return source;
    }

    public CommonTokenStream tokens() {
        return tokens;
    }

    public DesignContext tree() {
        return tree;
    }
}
