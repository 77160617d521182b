package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Fills the words of one row into lines of at most {@value #WIDTH} columns.
 *
 * <p>Words that do not fit are cut where their joints have the lowest level. Each piece goes to the current line if it
 * fits, else to a new one; a piece too long for that is cut at the next level, and the next piece begins a new line.
 */
final class Filling {
    static final int WIDTH = 100;

    private final Page page;
    private final int margin;
    private final StringBuilder line = new StringBuilder();
    private int lines;

    private Filling(Page page, int margin) {
        this.page = page;
        this.margin = margin;
    }

    /** Writes a row, without the gap before its first word. */
    static void fill(List<Word> words, int margin, Page page) {
        Filling filling = new Filling(page, margin);
        filling.line.append(" ".repeat(margin));
        filling.place(words);
        page.line(filling.line.toString());
    }

    /** Returns whether words fit on one line behind so many columns. */
    static boolean fits(List<Word> words, int column) {
        return !Word.areBroken(words) && column + Word.width(words) <= WIDTH;
    }

    private void place(List<Word> words) {
        int level = level(words);
        if (level == Joint.TIGHT.level() || fits(words, column())) {
            append(words);
            return;
        }
        List<List<Word>> pieces = cut(words, level);
        boolean wasCut = placed(pieces.get(0));
        for (List<Word> piece : pieces.subList(1, pieces.size())) {
            joinOrBreak(piece, wasCut);
            wasCut = placed(piece);
        }
    }

    private void joinOrBreak(List<Word> piece, boolean afterCut) {
        Word first = piece.get(0);
        int spaces = first.joint().spaces();
        if (afterCut || first.breaksLine() || !fits(piece, column() + spaces)) {
            breakLine(first);
        } else {
            line.append(" ".repeat(spaces));
        }
    }

    /** Places a piece; returns whether it took more than the current line. */
    private boolean placed(List<Word> piece) {
        int before = lines;
        place(piece);
        return lines > before;
    }

    private void breakLine(Word next) {
        String indent = " ".repeat(margin + next.joint().indent());
        lines++;
        page.line(line.toString());
        page.trail(next.gap());
        next.gap().above().forEach(comment -> page.line(comment.indented(indent)));
        line.setLength(0);
        line.append(indent);
    }

    private void append(List<Word> words) {
        line.append(words.get(0).text());
        words.subList(1, words.size())
                .forEach(word -> line.append(" ".repeat(word.joint().spaces())).append(word.text()));
    }

    private int column() {
        return line.codePointCount(0, line.length());
    }

    /** Returns the lowest level of the joints between the words. */
    private static int level(List<Word> words) {
        return words.stream()
                .skip(1)
                .mapToInt(word -> word.joint().level())
                .min()
                .orElse(Joint.TIGHT.level());
    }

    private static List<List<Word>> cut(List<Word> words, int level) {
        List<List<Word>> pieces = new ArrayList<>();
        int from = 0;
        for (int at = 1; at <= words.size(); at++) {
            if (at == words.size() || words.get(at).joint().level() == level) {
                pieces.add(words.subList(from, at));
                from = at;
            }
        }
        return pieces;
    }
}
