package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;

/** A piece of a design that begins a line. */
sealed interface Part {

    /** Returns its words up to the end, or to the first brace that opens a block. */
    List<Word> line();

    /** Adds its words as they would stand on one line, or at least more of them than a line can hold. */
    void addTo(List<Word> words);

    /** Returns whether it is one row of words behind so many columns, on however many lines. */
    boolean isRow(int margin);

    void writeTo(Typesetter typesetter, int margin);

    /** Returns the gap before its first word. */
    default Gap gap() {
        return line().get(0).gap();
    }

    /** Words on one line, continued on further lines where it gets too long. */
    record Row(List<Word> line) implements Part {
        public Row {
            line = List.copyOf(line);
        }

        @Override
        public void addTo(List<Word> words) {
            words.addAll(line);
        }

        @Override
        public boolean isRow(int margin) {
            return true;
        }

        @Override
        public void writeTo(Typesetter typesetter, int margin) {
            typesetter.row(line, margin);
        }
    }

    /**
     * Parts between braces, indented.
     *
     * @param line the words up to the opening brace
     * @param close the closing brace
     * @param folds whether it stands on one line where it fits; without parts and comments inside it always does
     */
    record Block(List<Word> line, List<Part> body, Word close, boolean folds) implements Part {
        public Block {
            line = List.copyOf(line);
            body = List.copyOf(body);
        }

        @Override
        public void addTo(List<Word> words) {
            words.addAll(line);
            for (int i = 0; i < body.size() && words.size() <= Filling.WIDTH; i++) {
                body.get(i).addTo(words);
            }
            words.add(body.isEmpty() ? close.withJoint(Joint.TIGHT) : close);
        }

        @Override
        public boolean isRow(int margin) {
            return (folds || body.isEmpty()) && Filling.fits(words(), margin);
        }

        @Override
        public void writeTo(Typesetter typesetter, int margin) {
            if (isRow(margin)) {
                typesetter.row(words(), margin);
            } else {
                typesetter.block(this, margin);
            }
        }

        private List<Word> words() {
            List<Word> words = new ArrayList<>();
            addTo(words);
            return words;
        }
    }
}
