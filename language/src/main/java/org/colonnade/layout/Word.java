package org.colonnade.layout;

import java.util.List;

/** A token in its final spelling, with the inline comments before it and its joint to the word before. */
record Word(String text, Joint joint, Gap gap) {

    /** Makes a word. Where it joins without a space, an inline comment gets one before: {@code a /* why &#42;/, b}. */
    static Word of(String text, Joint joint, Gap gap) {
        if (gap.inline().isEmpty()) {
            return new Word(text, joint, gap);
        }
        return joint.spaces() == 0 && !joint.equals(Joint.OPENED)
                ? new Word(gap.inlineText() + text, joint.withSpaces(1), gap)
                : new Word(gap.inlineText() + " " + text, joint, gap);
    }

    int width() {
        return text.codePointCount(0, text.length());
    }

    boolean breaksLine() {
        return gap.breaksLine();
    }

    Word withJoint(Joint wanted) {
        return new Word(text, wanted, gap);
    }

    /** Returns the width of words on one line, without the joint before the first. */
    static int width(List<Word> words) {
        int width = words.get(0).width();
        for (Word word : words.subList(1, words.size())) {
            width += word.joint.spaces() + word.width();
        }
        return width;
    }

    /** Returns whether a comment after the first word keeps the words from standing on one line. */
    static boolean areBroken(List<Word> words) {
        return words.subList(1, words.size()).stream().anyMatch(Word::breaksLine);
    }
}
