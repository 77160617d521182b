package org.colonnade.automaton;

/** A rule assigns its state to a node with this label whose children's states match the content. */
public record Rule(String label, Expression content, String state) {
    /** Returns the left side, {@code label(content)}. */
    public String pattern() {
        return label + (content.equals(Expression.EMPTY) ? "()" : "(" + content + ")");
    }

    /** Returns the paper's form, {@code q <- label(content)}. */
    @Override
    public String toString() {
        return state + " <- " + pattern();
    }
}
