package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.BufferedTokenStream;
import org.antlr.v4.runtime.Token;
import org.colonnade.language.DesignLexer;

/**
 * Hands out the comments between the tokens that are kept, each exactly once and in order.
 *
 * <p>A comment is inline if a token follows it on its line, trailing if it ends the line of what precedes it, and
 * otherwise stands above what follows. A token that nobody asks for is a dropped separator: a comment before it belongs
 * to the part that the separator ended. Only inline comments can come before a word that is joined without a break,
 * such as a comma; others are carried over to the next gap.
 *
 * <pre>
 * a // first      a, // first
 * , b             b
 * </pre>
 */
final class Gaps {
    private final BufferedTokenStream tokens;
    private List<Comment> comments = new ArrayList<>();
    private int next;
    private int lastLine;
    private int firstInline;

    Gaps(BufferedTokenStream tokens) {
        this.tokens = tokens;
    }

    /** Returns the gap before a token; callers must ask for tokens in their order. */
    Gap before(Token token, Joint joint) {
        firstInline = 0;
        for (; next < token.getTokenIndex(); next++) {
            pass(tokens.get(next));
        }
        next++;
        boolean blank = token.getLine() - lastLine > 1;
        int inlineFrom = inlineFrom(token);
        lastLine = token.getLine();
        return joint.isBreakable() || inlineFrom == 0 ? gap(inlineFrom, blank) : Gap.NONE;
    }

    /** Returns the gap between the last word and the end of the file. */
    Gap end() {
        return before(tokens.get(tokens.size() - 1), Joint.CLAUSE);
    }

    private void pass(Token token) {
        if (Comment.is(token)) {
            comments.add(Comment.of(token, lastLine));
        } else {
            firstInline = comments.size();
        }
        lastLine = Comment.lastLine(token);
    }

    private int inlineFrom(Token token) {
        int from = comments.size();
        if (token.getType() == DesignLexer.RIGHT_BRACE || token.getType() == Token.EOF) {
            return from;
        }
        while (from > firstInline && isInline(from - 1, token)) {
            from--;
        }
        return from;
    }

    private boolean isInline(int index, Token token) {
        Comment comment = comments.get(index);
        return comment.isOneLineBlock() && comment.lastLine() == token.getLine();
    }

    private Gap gap(int inlineFrom, boolean blank) {
        int aboveFrom = 0;
        while (aboveFrom < inlineFrom && isTrailing(aboveFrom)) {
            aboveFrom++;
        }
        List<Comment> inline = comments.subList(inlineFrom, comments.size());
        boolean apart = inline.isEmpty() ? blank : inline.get(0).blank();
        Gap gap = new Gap(comments.subList(0, aboveFrom), comments.subList(aboveFrom, inlineFrom), inline, apart);
        comments = new ArrayList<>();
        return gap;
    }

    private boolean isTrailing(int index) {
        return comments.get(index).continues()
                && (index == 0 || !comments.get(index - 1).endsItsLine());
    }
}
