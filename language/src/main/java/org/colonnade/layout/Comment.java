package org.colonnade.layout;

import java.util.List;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;
import org.colonnade.language.DesignLexer;

/**
 * A comment as it was written, without blanks at the ends of its lines.
 *
 * @param continues whether it begins on the line where the token or comment before it ends
 * @param blank whether an empty line precedes it
 * @param lastLine the line of the source where it ends
 */
record Comment(List<String> lines, boolean continues, boolean blank, int lastLine) {

    static Comment of(Token token, int previousLine) {
        List<String> lines = token.getText().lines().map(String::stripTrailing).toList();
        int distance = token.getLine() - previousLine;
        return new Comment(lines, distance == 0, distance > 1, lastLine(token));
    }

    /** Returns the line of the source where a token ends. */
    static int lastLine(Token token) {
        return token.getLine()
                + (int) token.getText().chars().filter(c -> c == '\n').count();
    }

    static boolean is(Token token) {
        return token.getType() == DesignLexer.LINE_COMMENT || token.getType() == DesignLexer.BLOCK_COMMENT;
    }

    /** Returns whether nothing can follow on its line. */
    boolean endsItsLine() {
        return lines.get(0).startsWith("//");
    }

    boolean isOneLineBlock() {
        return lines.size() == 1 && !endsItsLine();
    }

    String text() {
        return String.join("\n", lines);
    }

    /** Returns the comment on a line of its own; if its other lines begin with stars, these go under the first one. */
    String indented(String indent) {
        List<String> rest = lines.subList(1, lines.size());
        if (rest.isEmpty()
                || !rest.stream().allMatch(line -> line.stripLeading().startsWith("*"))) {
            return indent + text();
        }
        return indent
                + lines.get(0)
                + rest.stream()
                        .map(line -> "\n" + indent + " " + line.stripLeading())
                        .collect(Collectors.joining());
    }
}
