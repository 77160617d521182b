package org.colonnade.draft;

import java.util.List;

/** Writes remarks as comments, in lines that fit beside the canonical layout. */
final class Remarks {
    private static final int WIDTH = 96;

    private Remarks() {}

    static String lines(List<String> remarks, String indent) {
        StringBuilder out = new StringBuilder();
        remarks.forEach(r -> wrap(printable(r), indent, out));
        return out.toString();
    }

    private static void wrap(String remark, String indent, StringBuilder out) {
        StringBuilder line = new StringBuilder();
        for (String word : remark.split(" +")) {
            if (!line.isEmpty() && indent.length() + line.length() + word.length() >= WIDTH) {
                out.append(indent).append("//").append(line).append('\n');
                line.setLength(0);
            }
            line.append(' ').append(word);
        }
        out.append(indent).append("//").append(line).append('\n');
    }

    /** What comes from an application may hold anything, also what would end a comment. */
    private static String printable(String remark) {
        StringBuilder out = new StringBuilder();
        remark.codePoints().forEach(c -> out.appendCodePoint(isShown(c) ? c : '\uFFFD'));
        return out.toString().strip();
    }

    private static boolean isShown(int c) {
        int kind = Character.getType(c);
        return kind != Character.CONTROL
                && kind != Character.SURROGATE
                && kind != Character.FORMAT
                && kind != Character.LINE_SEPARATOR
                && kind != Character.PARAGRAPH_SEPARATOR;
    }
}
