package org.colonnade.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessPath.AccessStep;
import org.colonnade.aggregate.AccessPath.Element;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;

/** Holds the entries of an aggregate against its fields: each is to be in exactly one entry (NoAM, Section 6). */
final class Coverage {
    private final Entity root;
    private final Complaints complaints;
    private final Map<String, Optional<Type>> fields = new LinkedHashMap<>();
    private final Map<String, AccessPath> covered = new LinkedHashMap<>();
    private boolean misread;

    Coverage(Model model, Entity root, Complaints complaints) {
        this.root = root;
        this.complaints = complaints;
        root.attributes().forEach(a -> fields.put(a.name(), Optional.of(a.type())));
        model.steps(root).stream().filter(Step::isForward).forEach(s -> fields.put(s.name(), Optional.empty()));
    }

    void cover(AccessPath path) {
        Set<String> leaves = new LinkedHashSet<>();
        AccessStep first = path.steps().get(0);
        if (!fields.containsKey(first.field())) {
            complaints.noMember(path.at(), root, "field", first.field(), fields.keySet());
            misread = true;
        } else if (fields.get(first.field()).isEmpty()) {
            reference(path, leaves);
        } else {
            walk(path, 0, fields.get(first.field()).get(), first.field(), leaves);
        }
        leaves.forEach(leaf -> claim(leaf, path));
    }

    private void reference(AccessPath path, Set<String> leaves) {
        if (path.steps().size() > 1) {
            wrong(path, "`" + path.steps().get(0).field() + "` is a reference: another block begins there");
        } else {
            leaves.add(path.steps().get(0).field());
        }
    }

    private void walk(AccessPath path, int at, Type type, String prefix, Set<String> leaves) {
        Element element = path.steps().get(at).element();
        boolean collection = type instanceof Type.Collection;
        boolean last = at == path.steps().size() - 1;
        if (element.index().isPresent()) {
            wrong(path, "an entry for one element leaves out the others: write `[*]`");
        } else if (element.every() && !collection) {
            wrong(path, "`" + prefix + "` is no collection, so it has no elements");
        } else if (collection && !element.every() && !last) {
            wrong(path, "`" + prefix + "` is a collection: write `" + prefix + "[*]` to go into its elements");
        } else if (last) {
            leavesOf(type, prefix, leaves);
        } else {
            descend(path, at, type, prefix, leaves);
        }
    }

    private void descend(AccessPath path, int at, Type type, String prefix, Set<String> leaves) {
        String field = path.steps().get(at + 1).field();
        Optional<Attribute> next = ColumnReader.valueObject(type).flatMap(v -> v.attribute(field));
        if (next.isEmpty()) {
            wrong(path, "`" + prefix + "` has no field `" + field + "`");
        } else {
            walk(path, at + 1, next.get().type(), prefix + "." + field, leaves);
        }
    }

    private void wrong(AccessPath path, String message) {
        complaints.error(path.at(), message);
        misread = true;
    }

    private static void leavesOf(Type type, String prefix, Set<String> leaves) {
        Optional<ValueObject> value = ColumnReader.valueObject(type);
        if (value.isEmpty()) {
            leaves.add(prefix);
        } else {
            value.get().attributes().forEach(a -> leavesOf(a.type(), prefix + "." + a.name(), leaves));
        }
    }

    private void claim(String leaf, AccessPath path) {
        AccessPath first = covered.putIfAbsent(leaf, path);
        if (first != null) {
            complaints.error(path.at(), "`" + leaf + "` is in two entries", "the other one is at " + first.at());
        }
    }

    /** Complains about fields that no entry holds, unless some entry could not be read. */
    void finish(Span at) {
        Set<String> missing = new LinkedHashSet<>();
        fields.forEach((name, type) -> type.ifPresentOrElse(t -> leavesOf(t, name, missing), () -> missing.add(name)));
        missing.removeAll(covered.keySet());
        if (!missing.isEmpty() && !misread) {
            List<String> shown = new ArrayList<>(missing);
            complaints.error(
                    at, "no entry holds " + NearNames.list(shown), "the entries of an aggregate cover all of it");
        }
    }
}
