package org.colonnade.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Closes braces that their author forgot. If a text opens more braces than it closes, a declaration that begins at the
 * start of a line inside braces shows where they belong:
 *
 * <pre>
 * entity User { id key          entity User { id key }
 * entity Article { id key }  =>  entity Article { id key }
 * </pre>
 */
final class Braces {
    private final SyntaxProblems syntax;
    private final Deque<Token> open = new ArrayDeque<>();
    private final List<Token> closed = new ArrayList<>();

    private Braces(SyntaxProblems syntax) {
        this.syntax = syntax;
    }

    /** Returns the tokens with the missing braces put in, each reported; the same tokens if none is missing. */
    static List<Token> close(List<Token> tokens, SyntaxProblems syntax) {
        if (balance(tokens) <= 0) {
            return tokens;
        }
        Braces braces = new Braces(syntax);
        tokens.forEach(braces::take);
        return braces.closed;
    }

    private static int balance(List<Token> tokens) {
        int balance = 0;
        for (Token token : tokens) {
            balance += token.getType() == DesignLexer.LEFT_BRACE ? 1 : 0;
            balance -= token.getType() == DesignLexer.RIGHT_BRACE ? 1 : 0;
        }
        return balance;
    }

    private void take(Token token) {
        boolean declares = Declarations.KEYWORDS.contains(token.getType()) && token.getCharPositionInLine() == 0;
        while (!open.isEmpty() && (declares || token.getType() == Token.EOF)) {
            closeBefore(token);
        }
        if (token.getType() == DesignLexer.LEFT_BRACE) {
            open.push(token);
        } else if (token.getType() == DesignLexer.RIGHT_BRACE) {
            open.poll();
        }
        closed.add(token);
    }

    private void closeBefore(Token token) {
        syntax.unclosed(open.pop());
        CommonToken brace = new CommonToken(token);
        brace.setType(DesignLexer.RIGHT_BRACE);
        brace.setText("}");
        closed.add(brace);
    }
}
