package org.colonnade.block;

import java.util.List;
import java.util.Optional;
import org.colonnade.grammar.Content.Times;

/**
 * Nodes of one kind below those of another, in a frame that holds the bases of both.
 *
 * <p>Invariants: {@code parentBases} and {@code childBases} say which bases of the frame those of the two kinds
 * are, in their order; without {@code times} there is exactly one child.
 */
record ChildLink(
        KindDraft parent,
        KindDraft child,
        Frame frame,
        List<Integer> parentBases,
        List<Integer> childBases,
        Optional<Times> times) {
    ChildLink {
        parentBases = List.copyOf(parentBases);
        childBases = List.copyOf(childBases);
    }

    boolean isRecursive() {
        return parent.name().equals(child.name());
    }

    /** A term of the child, in the frame of both. */
    Term ofChild(Term term) {
        return term.along(childBases.get(term.base()), term.way());
    }

    /** A term of the parent, in the frame of both. */
    Term ofParent(Term term) {
        return term.along(parentBases.get(term.base()), term.way());
    }
}
