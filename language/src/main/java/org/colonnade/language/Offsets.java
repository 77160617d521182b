package org.colonnade.language;

import org.antlr.v4.runtime.Token;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Turns ANTLR's token indices, which count code points, into spans, which count UTF-16 units. */
final class Offsets {
    private final Source source;
    private final int[] units;

    Offsets(Source source) {
        this.source = source;
        String text = source.text();
        int points = text.codePointCount(0, text.length());
        this.units = points == text.length() ? null : units(text, points);
    }

    Span span(Token token) {
        int start = unit(token.getStartIndex());
        return source.span(start, Math.max(start, unit(token.getStopIndex() + 1)));
    }

    private int unit(int point) {
        int length = source.text().length();
        return Math.min(units == null ? point : units[Math.min(point, units.length - 1)], length);
    }

    private static int[] units(String text, int points) {
        int[] units = new int[points + 1];
        for (int i = 0, at = 0; i < points; i++) {
            units[i] = at;
            at += Character.charCount(text.codePointAt(at));
        }
        units[points] = text.length();
        return units;
    }
}
