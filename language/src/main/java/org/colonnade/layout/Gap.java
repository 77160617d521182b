package org.colonnade.layout;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The comments and the empty line between a word and the one before it.
 *
 * @param trailing comments that end the line of the word before
 * @param above comments on lines of their own
 * @param inline one-line block comments directly before the word, on its line
 * @param blank whether an empty line comes directly before the word and its inline comments
 */
record Gap(List<Comment> trailing, List<Comment> above, List<Comment> inline, boolean blank) {
    static final Gap NONE = new Gap(List.of(), List.of(), List.of(), false);

    Gap {
        trailing = List.copyOf(trailing);
        above = List.copyOf(above);
        inline = List.copyOf(inline);
    }

    /** Returns whether a comment in it makes the word begin a new line. */
    boolean breaksLine() {
        return !trailing.isEmpty() || !above.isEmpty();
    }

    boolean hasBlank() {
        return blank || above.stream().anyMatch(Comment::blank);
    }

    String trailingText() {
        return texts(trailing);
    }

    String inlineText() {
        return texts(inline);
    }

    private static String texts(List<Comment> comments) {
        return comments.stream().map(Comment::text).collect(Collectors.joining(" "));
    }
}
