package org.colonnade.layout;

/** A line of the result: its code (or a comment of its own) and the comment that ends it, if not empty. */
record Line(String code, String comment) {

    /** Whether its comment is to stand in a column with those of the lines around it. */
    boolean isAligned() {
        return !comment.isEmpty() && comment.indexOf('\n') < 0 && code.indexOf('\n') < 0;
    }

    int width() {
        return code.codePointCount(0, code.length());
    }

    /** With its comment in the given column, or two spaces behind the code. */
    String text(int column) {
        return comment.isEmpty() ? code : code + " ".repeat(Math.max(2, column - width())) + comment;
    }
}
