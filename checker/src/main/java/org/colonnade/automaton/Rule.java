package org.colonnade.automaton;

import org.colonnade.grammar.Content;

/** A rule assigns its state to a node with this label whose children's states match the content. */
public record Rule(String label, Content<String> content, String state) {
    /** Returns the left side, {@code label(content)}. */
    public String pattern() {
        return label + (content.equals(Content.none()) ? "()" : "(" + content + ")");
    }

    /** Returns the paper's form, {@code q <- label(content)}. */
    @Override
    public String toString() {
        return state + " <- " + pattern();
    }
}
