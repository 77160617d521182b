package org.colonnade.layout;

/** A line of the result: its code (or a comment of its own) and its trailing comment, if not empty. */
record Line(String code, String comment) {

    /** Returns whether its comment shares a column with those of the lines around it. */
    boolean isAligned() {
        return !comment.isEmpty() && comment.indexOf('\n') < 0 && code.indexOf('\n') < 0;
    }

    int width() {
        return code.codePointCount(0, code.length());
    }

    /** Returns the line with its comment in the given column, or two spaces behind the code. */
    String text(int column) {
        return comment.isEmpty() ? code : code + " ".repeat(Math.max(2, column - width())) + comment;
    }
}
