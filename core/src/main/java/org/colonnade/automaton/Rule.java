package org.colonnade.automaton;

/** A node with this label whose children's states match the content is assigned the state. */
public record Rule(String label, Expression content, String state) {
    /** As the paper writes it, {@code q <- label(content)}. */
    @Override
    public String toString() {
        return state + " <- " + label + "(" + content + ")";
    }
}
