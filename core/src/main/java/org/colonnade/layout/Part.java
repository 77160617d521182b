package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;

/** A piece of a design that begins a line. */
sealed interface Part {

    /** All its words, in order, as they would stand on one line. */
    List<Word> words();

    /** Whether it begins and ends as one line behind so many columns, though a row may be continued on others. */
    boolean isRow(int margin);

    void writeTo(Typesetter typesetter, int margin);

    /** Words on one line, continued on further ones where it gets too long. */
    record Row(List<Word> words) implements Part {
        public Row {
            words = List.copyOf(words);
        }

        @Override
        public boolean isRow(int margin) {
            return true;
        }

        @Override
        public void writeTo(Typesetter typesetter, int margin) {
            typesetter.row(words, margin);
        }
    }

    /**
     * Parts between braces, indented.
     *
     * @param head the words up to the opening brace
     * @param close the closing brace
     * @param folds whether it stands on one line where it fits
     */
    record Block(List<Word> head, List<Part> body, Word close, boolean folds) implements Part {
        public Block {
            head = List.copyOf(head);
            body = List.copyOf(body);
        }

        @Override
        public List<Word> words() {
            List<Word> words = new ArrayList<>(head);
            body.forEach(part -> words.addAll(part.words()));
            words.add(body.isEmpty() ? close.withJoint(Joint.TIGHT) : close);
            return words;
        }

        /** It can be one if it folds, or is empty without even a comment inside. */
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
    }
}
