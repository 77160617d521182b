package org.colonnade.cut;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;

/** Cuts one value into its entries. */
final class ValueCut {
    private final Cut cut;
    private final Map<String, ComplexValue> entries = new LinkedHashMap<>();

    ValueCut(Cut cut) {
        this.cut = cut;
    }

    List<BlockEntry> entries(AccessPath place, ComplexValue value) {
        cut(place, value);
        List<BlockEntry> all = new ArrayList<>(entries.size());
        entries.forEach((key, part) -> all.add(new BlockEntry(key, part)));
        return all;
    }

    /** Adds the entries of the value at a place; returns whether there are any. */
    private boolean cut(AccessPath place, ComplexValue value) {
        if (value.isAbsent()) {
            return false;
        }
        Optional<Member> member = cut.member(place);
        if (member.isPresent()) {
            add(place, member.get(), value);
        } else if (cut.isCollection(place)) {
            elements(place, value);
        } else {
            fields(place, value);
        }
        return true;
    }

    private void add(AccessPath place, Member member, ComplexValue value) {
        Portion portion = member.portion();
        String key = member.naming().key(place);
        if (portion.isSingle()) {
            entries.put(key, value);
        } else {
            Fields others = (Fields) entries.getOrDefault(key, Fields.NONE);
            entries.put(key, with(others, member.path().after(portion.element()), value));
        }
    }

    private static Fields with(Fields record, AccessPath path, ComplexValue value) {
        String field = ((AccessStep.Field) path.steps().get(0)).name();
        if (path.length() == 1) {
            return record.with(field, value);
        }
        Fields inner = record.get(field) instanceof Fields fields ? fields : Fields.NONE;
        return record.with(field, with(inner, path.after(path.first(1)), value));
    }

    private void elements(AccessPath place, ComplexValue value) {
        if (!(value instanceof Elements list)) {
            throw new IllegalArgumentException("`" + place + "` is a collection, and not " + value);
        }
        for (int i = 0; i < list.elements().size(); i++) {
            cut(place.at(i), list.elements().get(i));
        }
        if (list.elements().isEmpty()) {
            entries.put(EntryKey.empty(place), list);
        }
    }

    private void fields(AccessPath place, ComplexValue value) {
        if (!(value instanceof Fields record)) {
            throw new IllegalArgumentException("`" + place + "` is a record, and not " + value);
        }
        int known = 0;
        for (AccessPath below : cut.aggregate().below(place.general())) {
            AccessStep.Field field = (AccessStep.Field) below.last();
            known += cut(place.then(field), record.get(field.name())) ? 1 : 0;
        }
        if (known < record.fields().size()) {
            throw new IllegalArgumentException(
                    "`" + place + "` of " + cut.aggregate() + " has no such fields as " + record);
        } else if (known == 0) {
            entries.put(EntryKey.of(place), record);
        }
    }
}
