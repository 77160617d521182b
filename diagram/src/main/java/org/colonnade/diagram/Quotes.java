package org.colonnade.diagram;

/** Text that a person has given, made safe for the text formats. Names need none: they are letters and digits. */
final class Quotes {
    private Quotes() {}

    /** In double quotes, with backslashes before quotes and backslashes. */
    static String escaped(String text) {
        return "\"" + oneLine(text).replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** With a space in place of every run of line ends and other control characters. */
    static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}
