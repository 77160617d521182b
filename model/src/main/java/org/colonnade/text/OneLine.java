package org.colonnade.text;

/** Folds a piece of design text into one line: it drops comments, makes blanks single and leaves strings alone. */
final class OneLine {
    private final String text;
    private final StringBuilder out = new StringBuilder();
    private int at;

    private OneLine(String text) {
        this.text = text;
    }

    static String of(String text) {
        OneLine line = new OneLine(text);
        while (line.at < text.length()) {
            line.step();
        }
        return line.out.toString().strip();
    }

    private void step() {
        char c = text.charAt(at);
        if (c == '"' || c == '\'') {
            string(c);
        } else if (text.startsWith("//", at)) {
            skipTo("\n", 0);
        } else if (text.startsWith("/*", at)) {
            skipTo("*/", 2);
        } else if (Character.isWhitespace(c)) {
            blank();
            at++;
        } else {
            out.append(c);
            at++;
        }
    }

    private void string(char quote) {
        do {
            out.append(text.charAt(at));
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                out.append(text.charAt(++at));
            }
            at++;
        } while (at < text.length() && text.charAt(at) != quote);
        if (at < text.length()) {
            out.append(text.charAt(at++));
        }
    }

    private void skipTo(String end, int beyond) {
        int found = text.indexOf(end, at);
        at = found < 0 ? text.length() : found + beyond;
        blank();
    }

    private void blank() {
        if (out.length() > 0 && out.charAt(out.length() - 1) != ' ') {
            out.append(' ');
        }
    }
}
