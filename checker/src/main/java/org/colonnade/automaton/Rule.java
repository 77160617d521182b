package org.colonnade.automaton;

/** A node with this label whose children's states match the content is assigned the state. */
public record Rule(String label, Expression content, String state) {
    /** What it matches, {@code label(content)}. */
    public String pattern() {
        return label + (content.equals(Expression.EMPTY) ? "()" : "(" + content + ")");
    }

    /** As the paper writes it, {@code q <- label(content)}. */
    @Override
    public String toString() {
        return state + " <- " + pattern();
    }
}
