package org.colonnade.language;

/** Strings in quotes; a backslash escapes a quote or a backslash, and {@code \n} is a new line. */
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
