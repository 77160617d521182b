package org.colonnade.aggregate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads access paths. */
final class AccessPathReader {
    private static final Pattern FIELD = Pattern.compile("[\\p{L}\\p{N}_\\x{80}-\\x{10FFFF}]+");
    private static final Pattern ELEMENT = Pattern.compile("\\[(\\*|\\d{1,10})]");

    private final String text;
    private final List<AccessStep> steps = new ArrayList<>();
    private int at;

    AccessPathReader(String text) {
        this.text = text;
    }

    AccessPath read() {
        while (at < text.length()) {
            if (!steps.isEmpty() && text.charAt(at) == '[') {
                element();
            } else {
                field();
            }
        }
        return new AccessPath(steps);
    }

    private void field() {
        if (!steps.isEmpty() && text.charAt(at++) != '.') {
            throw wrong(at - 1, "a `.` or a `[`");
        }
        steps.add(new AccessStep.Field(next(FIELD, "the name of a field").group()));
    }

    private void element() {
        Matcher element = next(ELEMENT, "`[*]` or an index such as `[0]`");
        steps.add(element.group(1).equals("*") ? AccessStep.EVERY : index(element));
    }

    private AccessStep index(Matcher element) {
        long index = Long.parseLong(element.group(1));
        if (index > Integer.MAX_VALUE) {
            throw wrong(element.start(), "an index of at most " + Integer.MAX_VALUE);
        }
        return new AccessStep.Index((int) index);
    }

    private Matcher next(Pattern pattern, String wanted) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw wrong(at, wanted);
        }
        at = matcher.end();
        return matcher;
    }

    private IllegalArgumentException wrong(int place, String wanted) {
        return new IllegalArgumentException("`" + text + "` is no access path: " + wanted + " is missing at character "
                + (place + 1) + "; write it like `games[0].opponent` or `rounds[*]`");
    }
}
