package org.colonnade.console;

import java.util.regex.Pattern;
import org.colonnade.text.Severity;

/** Colours the text of a problem for a terminal: its kind, the caret, the help. */
public final class Paint {
    private static final String BOLD = "\u001B[1m";
    private static final String RED = "\u001B[1;31m";
    private static final String YELLOW = "\u001B[1;33m";
    private static final String CYAN = "\u001B[36m";
    private static final String PLAIN = "\u001B[0m";
    private static final Pattern CARET = Pattern.compile("(?m)^( +\\| *)(\\^~*)$");
    private static final Pattern HELP = Pattern.compile("(?m)^  help:");

    private Paint() {}

    public static String problem(Severity severity, String text) {
        String colour = severity == Severity.ERROR ? RED : YELLOW;
        String kind = severity + ":";
        int at = text.indexOf(kind);
        String head = BOLD + text.substring(0, at) + PLAIN + colour + kind + PLAIN;
        String tail = CARET.matcher(text.substring(at + kind.length())).replaceFirst("$1" + colour + "$2" + PLAIN);
        return head + HELP.matcher(tail).replaceFirst(CYAN + "$0" + PLAIN);
    }
}
