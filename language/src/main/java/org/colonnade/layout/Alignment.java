package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Widens the aligned joints of neighbouring parts until they stand in one column.
 *
 * <pre>
 * id  key             id      key
 * author  -&gt; User     author  -&gt; User
 * </pre>
 *
 * <p>A part whose text left of the joint is wider than {@value #WIDEST} columns, or broken by a comment, neither moves
 * the others nor moves.
 */
final class Alignment {
    private static final int WIDEST = 40;

    private Alignment() {}

    static List<Part> of(List<Part> parts) {
        int column = parts.stream().mapToInt(Alignment::column).max().orElse(0);
        return parts.stream().map(part -> widened(part, column)).toList();
    }

    private static Part widened(Part part, int column) {
        int own = column(part);
        if (own == 0) {
            return part;
        }
        List<Word> words = new ArrayList<>(part.line());
        int at = aligned(words);
        Joint joint = words.get(at).joint();
        words.set(at, words.get(at).withJoint(joint.withSpaces(joint.spaces() + column - own)));
        return new Part.Row(words);
    }

    /** Returns the width before the aligned joint, or 0 if there is none to widen. */
    private static int column(Part part) {
        List<Word> words = part.line();
        int at = aligned(words);
        if (at == 0 || Word.areBroken(words.subList(0, at + 1))) {
            return 0;
        }
        int width = Word.width(words.subList(0, at));
        return width > WIDEST ? 0 : width;
    }

    private static int aligned(List<Word> words) {
        return IntStream.range(0, words.size())
                .filter(i -> words.get(i).joint().aligned())
                .findFirst()
                .orElse(0);
    }
}
