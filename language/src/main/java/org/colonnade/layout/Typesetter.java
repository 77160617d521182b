package org.colonnade.layout;

import java.util.List;
import org.colonnade.layout.Part.Block;

/** Writes parts onto a page, with the comments and empty lines before them. */
final class Typesetter {
    private static final int INDENT = 2;

    private final Page page = new Page();

    /** Writes declarations with an empty line between them, except one-liners that their author put together. */
    void declarations(List<Declaration> declarations) {
        for (int i = 0; i < declarations.size(); i++) {
            Declaration declaration = declarations.get(i);
            Gap gap = declaration.part().gap();
            page.trail(gap);
            boolean together = i > 0 && declarations.get(i - 1).standsWith(declaration);
            if (!together && !gap.hasBlank()) {
                page.blank();
            }
            above(gap, 0);
            declaration.part().writeTo(this, 0);
        }
    }

    /** Writes the comments at the end of the file. */
    void end(Gap gap) {
        page.trail(gap);
        comments(gap, 0);
    }

    String text() {
        return page.text();
    }

    /** Writes words on one line, or on as many as they need. */
    void row(List<Word> words, int margin) {
        Filling.fill(words, margin, page);
    }

    /** Writes each part of a block on its own lines. */
    void block(Block block, int margin) {
        row(block.line(), margin);
        page.open();
        for (Part part : block.body()) {
            Gap gap = part.gap();
            page.trail(gap);
            above(gap, margin + INDENT);
            part.writeTo(this, margin + INDENT);
        }
        close(block.close(), margin);
    }

    private void close(Word close, int margin) {
        page.trail(close.gap());
        comments(close.gap(), margin + INDENT);
        row(List.of(close), margin);
    }

    private void above(Gap gap, int margin) {
        comments(gap, margin);
        if (gap.blank()) {
            page.blank();
        }
    }

    private void comments(Gap gap, int margin) {
        for (Comment comment : gap.above()) {
            if (comment.blank()) {
                page.blank();
            }
            page.line(comment.indented(" ".repeat(margin)));
        }
    }
}
