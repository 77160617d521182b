package org.colonnade.view.advice;

import java.util.Locale;

/** What a cost is for. */
enum CostKind {
    LOOKUPS("lookups"),
    SUPPORT("support queries"),
    WRITES("puts and deletes"),
    LOCKS("locks"),
    SORTS("sorts");

    private final String words;

    CostKind(String words) {
        this.words = words;
    }

    /** The class of its colour in the styles. */
    String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return words;
    }
}
