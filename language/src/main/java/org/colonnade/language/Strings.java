package org.colonnade.language;

/** Strings between quotes, with a backslash before a quote, a backslash, or the n of a new line. */
final class Strings {
    private Strings() {}

    static String value(String quoted) {
        StringBuilder out = new StringBuilder(quoted.length());
        for (int i = 1; i < quoted.length() - 1; i++) {
            char c = quoted.charAt(i);
            if (c == '\\') {
                i++;
                c = quoted.charAt(i) == 'n' ? '\n' : quoted.charAt(i);
            }
            out.append(c);
        }
        return out.toString();
    }
}
