package org.colonnade.language;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.colonnade.text.Span;

/** The names of one kind of thing, each declared once; a second declaration is told where the first one stands. */
final class Names {
    private final String what;
    private final Complaints complaints;
    private final Map<String, Span> places = new LinkedHashMap<>();

    Names(String what, Complaints complaints) {
        this.what = what;
        this.complaints = complaints;
    }

    /** Returns whether the name is new. */
    boolean declare(String name, Span at) {
        Span first = places.putIfAbsent(name, at);
        if (first != null) {
            complaints.error(at, what + " `" + name + "` is declared twice", "the first one is at " + first);
        }
        return first == null;
    }

    Set<String> all() {
        return places.keySet();
    }
}
