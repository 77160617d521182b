package org.colonnade.aggregate;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.colonnade.text.Span;

/** A location in a complex value (NoAM, Section 6): {@code games[0].opponent}, {@code rounds[*]}. */
public record AccessPath(List<AccessStep> steps, Span at) {
    public AccessPath {
        steps = List.copyOf(steps);
    }

    /** The path up to its last {@code [*]}: what there is one entry for; empty if that is the block as a whole. */
    public String element() {
        String text = toString();
        return text.substring(0, text.lastIndexOf("[*]") + 1);
    }

    @Override
    public String toString() {
        return steps.stream().map(AccessStep::toString).collect(Collectors.joining("."));
    }

    /** A field, and which of its elements if it is a collection. */
    public record AccessStep(String field, Element element) {
        @Override
        public String toString() {
            return field + element;
        }
    }

    /** No element (the field as a whole), every element one by one, or the one at an index. */
    public record Element(boolean every, OptionalLong index) {
        public static final Element WHOLE = new Element(false, OptionalLong.empty());
        public static final Element EVERY = new Element(true, OptionalLong.empty());

        @Override
        public String toString() {
            return every ? "[*]" : index.isPresent() ? "[" + index.getAsLong() + "]" : "";
        }
    }
}
