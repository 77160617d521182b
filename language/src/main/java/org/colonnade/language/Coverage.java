package org.colonnade.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;

/** Checks the entries of an aggregate against its fields: each must be in exactly one entry (NoAM, Section 6). */
final class Coverage {
    private final AggregateClass aggregate;
    private final Complaints complaints;
    private final Map<AccessPath, PlacedPath> covered = new LinkedHashMap<>();
    private boolean misread;

    Coverage(AggregateClass aggregate, Complaints complaints) {
        this.aggregate = aggregate;
        this.complaints = complaints;
    }

    void cover(PlacedPath placed) {
        for (int length = 1; length <= placed.path().length(); length++) {
            if (!follows(placed, placed.path().first(length))) {
                misread = true;
                return;
            }
        }
        leavesOf(placed.path()).forEach(leaf -> claim(leaf, placed));
    }

    /** Returns whether the last step of a path leads somewhere; complains if it does not. */
    private boolean follows(PlacedPath placed, AccessPath path) {
        Type type = aggregate.type(path.parent()).orElseThrow();
        boolean collection = type.isCollection();
        if (path.last() instanceof AccessStep.Index) {
            complaints.error(placed.at(), "an entry for one element leaves out the others: write `[*]`");
        } else if (path.last() instanceof AccessStep.Every && !collection) {
            complaints.error(placed.at(), "`" + path.parent() + "` is no collection, so it has no elements");
        } else if (path.last() instanceof AccessStep.Field && collection) {
            complaints.error(
                    placed.at(),
                    "`" + path.parent() + "` is a collection: write `" + path.parent()
                            + "[*]` to go into its elements");
        } else if (type instanceof Type.Reference) {
            complaints.error(placed.at(), "`" + path.parent() + "` is a reference: another block begins there");
        } else if (aggregate.type(path).isEmpty()) {
            noField(placed, path);
        } else {
            return true;
        }
        return false;
    }

    private void noField(PlacedPath placed, AccessPath path) {
        String field = ((AccessStep.Field) path.last()).name();
        if (path.length() > 1) {
            complaints.error(placed.at(), "`" + name(path.parent()) + "` has no field `" + field + "`");
        } else {
            List<String> fields =
                    aggregate.fields().stream().map(Attribute::name).toList();
            complaints.noMember(placed.at(), aggregate, "field", field, fields);
        }
    }

    private List<AccessPath> leavesOf(AccessPath path) {
        List<AccessPath> below = aggregate.below(path);
        return below.isEmpty()
                ? List.of(path)
                : below.stream().flatMap(p -> leavesOf(p).stream()).toList();
    }

    private void claim(AccessPath leaf, PlacedPath path) {
        PlacedPath first = covered.putIfAbsent(leaf, path);
        if (first != null) {
            complaints.error(path.at(), "`" + name(leaf) + "` is in two entries", "the other one is at " + first.at());
        }
    }

    /** Complains about fields that no entry holds, unless some entry could not be read. */
    void finish(Span at) {
        Set<AccessPath> missing = new LinkedHashSet<>(leavesOf(AccessPath.ROOT));
        missing.removeAll(covered.keySet());
        if (!missing.isEmpty() && !misread) {
            List<String> shown =
                    new ArrayList<>(missing.stream().map(Coverage::name).toList());
            complaints.error(
                    at, "no entry holds " + NearNames.list(shown), "the entries of an aggregate cover all of it");
        }
    }

    /** Returns the path without the elements on the way. */
    private static String name(AccessPath path) {
        return path.toString().replace("[*]", "");
    }
}
