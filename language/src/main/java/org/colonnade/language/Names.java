package org.colonnade.language;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.colonnade.text.Span;

/** The names of one kind of thing, each declared once; says where the first one stands when there is a second. */
final class Names {
    private final String what;
    private final Complaints complaints;
    private final Map<String, Span> places = new LinkedHashMap<>();

    Names(String what, Complaints complaints) {
        this.what = what;
        this.complaints = complaints;
    }

    /** Whether the name is new. */
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
