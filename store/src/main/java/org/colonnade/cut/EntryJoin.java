package org.colonnade.cut;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;

/** Joins entries to a value, or to as much of it as they tell. */
final class EntryJoin {
    private final Cut cut;
    /** The whole values, at the paths of members. */
    private final Map<AccessPath, ComplexValue> wholes = new HashMap<>();
    /** The values in parts, and the steps to the parts. */
    private final Map<AccessPath, Set<AccessStep>> parts = new HashMap<>();

    EntryJoin(Cut cut) {
        this.cut = cut;
    }

    void add(BlockEntry entry) {
        EntryPlace place = cut.place(entry.key());
        AccessPath path = place.path();
        if (place.portion().isPresent()) {
            add(place.portion().get(), path, entry.value());
        } else if (isOfNothingBelow(entry.key(), place)) {
            cut(path);
        } else {
            throw new IllegalArgumentException(
                    "`" + entry.key() + "` is no entry of " + cut.aggregate() + " cut as " + cut);
        }
    }

    private boolean isOfNothingBelow(String key, EntryPlace place) {
        boolean called = key.equals(place.isEmpty() ? EntryKey.empty(place.path()) : EntryKey.of(place.path()));
        return called && cut.isCut(place.path()) && cut.isCollection(place.path()) == place.isEmpty();
    }

    private void add(Portion portion, AccessPath path, ComplexValue value) {
        if (portion.isSingle()) {
            whole(path, value);
            return;
        }
        AccessPath element = path.first(portion.element().length());
        cut(element);
        for (AccessPath member : portion.members()) {
            AccessPath within = member.after(portion.element());
            ComplexValue part = value.at(within);
            if (!part.isAbsent()) {
                whole(element.then(within), part);
            }
        }
    }

    private void whole(AccessPath path, ComplexValue value) {
        wholes.put(path, value);
        above(path);
    }

    private void cut(AccessPath path) {
        if (!parts.containsKey(path)) {
            parts.put(path, new HashSet<>());
            above(path);
        }
    }

    private void above(AccessPath path) {
        if (!path.isRoot()) {
            cut(path.parent());
            parts.get(path.parent()).add(path.last());
        }
    }

    ComplexValue at(AccessPath path) {
        AccessPath place = path.beforeEvery().orElse(path);
        int held = cut.member(place).map(m -> m.path().length()).orElse(place.length());
        return assembled(place.first(held)).at(path.after(path.first(held)));
    }

    private ComplexValue assembled(AccessPath path) {
        if (wholes.containsKey(path)) {
            return wholes.get(path);
        } else if (!parts.containsKey(path)) {
            return ComplexValue.ABSENT;
        }
        return cut.isCollection(path) ? elements(path) : fields(path);
    }

    private ComplexValue fields(AccessPath path) {
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        for (AccessPath below : cut.aggregate().below(path.general())) {
            AccessStep.Field field = (AccessStep.Field) below.last();
            fields.put(field.name(), assembled(path.then(field)));
        }
        return new Fields(fields);
    }

    private ComplexValue elements(AccessPath path) {
        List<ComplexValue> elements = new ArrayList<>();
        for (int i = 0; i < parts.get(path).size(); i++) {
            elements.add(assembled(path.at(i)));
        }
        if (elements.contains(ComplexValue.ABSENT)) {
            throw new IllegalArgumentException("an element of `" + path + "` of " + cut.aggregate() + " is missing");
        }
        return new Elements(elements);
    }
}
