package org.colonnade.block;

import java.util.List;
import java.util.Optional;

/** A grammar in the making: kinds, the root's first, each one after those above it; and what stands below what. */
record GrammarDraft(List<KindDraft> kinds, List<ChildLink> links) {
    GrammarDraft {
        kinds = List.copyOf(kinds);
        links = List.copyOf(links);
    }

    List<ChildLink> below(KindDraft kind) {
        return links.stream().filter(l -> l.parent().name().equals(kind.name())).toList();
    }

    /** The link from the kind above; none for the root. */
    Optional<ChildLink> above(KindDraft kind) {
        return links.stream()
                .filter(l -> !l.isRecursive() && l.child().name().equals(kind.name()))
                .findFirst();
    }
}
