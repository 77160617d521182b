package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** The words and signs of a Timbuk file, one after another; blanks and line ends only separate them. */
final class TimbukTokens {
    private static final Pattern TOKEN = Pattern.compile("->|[(),]|(?:(?!->)[^\\s(),])+");

    private final Source source;
    private final List<Span> tokens = new ArrayList<>();
    private int at;

    TimbukTokens(Source source) {
        this.source = source;
        Matcher token = TOKEN.matcher(source.text());
        while (token.find()) {
            tokens.add(source.span(token.start(), token.end()));
        }
    }

    boolean atEnd() {
        return at == tokens.size();
    }

    /** The text of the next one, or nothing at the end. */
    String peek() {
        return text(at);
    }

    String peekSecond() {
        return text(at + 1);
    }

    private String text(int index) {
        return index < tokens.size() ? tokens.get(index).text() : "";
    }

    /** Returns the place of the next token, or the end of the file. */
    Span place() {
        int end = source.text().length();
        return atEnd() ? source.span(end, end) : tokens.get(at);
    }

    Span next() {
        return tokens.get(at++);
    }

    boolean skip(String token) {
        boolean there = peek().equals(token);
        at += there ? 1 : 0;
        return there;
    }
}
