package org.colonnade.cut;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Type;
import org.colonnade.text.NearNames;

/** The portions that cuts at some paths make. */
final class Cutting {
    private final AggregateClass aggregate;
    private final Set<AccessPath> cuts = new LinkedHashSet<>();

    Cutting(AggregateClass aggregate, Collection<AccessPath> cuts) {
        this.aggregate = aggregate;
        this.cuts.add(AccessPath.ROOT);
        for (AccessPath cut : cuts) {
            check(aggregate, cut);
            for (int length = 1; length < cut.length(); length++) {
                if (cut.steps().get(length) instanceof AccessStep.Every) {
                    this.cuts.add(cut.first(length + 1));
                }
            }
            this.cuts.add(cut);
        }
    }

    /** Fails if there can be no cut at a path. */
    static void check(AggregateClass aggregate, AccessPath cut) {
        if (aggregate.type(cut).isEmpty()) {
            throw new IllegalArgumentException(aggregate + " has no part `" + cut + "`"
                    + inReference(aggregate, cut).orElseGet(() -> near(aggregate, cut)));
        } else if (!cut.equals(cut.general())) {
            throw new IllegalArgumentException(
                    "`" + cut + "` is of one element, and all elements of a collection are cut alike; write `"
                            + cut.general() + "`");
        }
    }

    /** Describes the fault of a path that goes on inside a reference, which is only the key of another aggregate. */
    private static Optional<String> inReference(AggregateClass aggregate, AccessPath cut) {
        for (int length = 1; length < cut.length(); length++) {
            AccessPath path = cut.first(length);
            if (aggregate.type(path).orElse(null) instanceof Type.Reference reference) {
                return Optional.of(": `" + path + "` is a reference, and holds only the key of its "
                        + reference.entity() + "; write `" + path + "`");
            }
        }
        return Optional.empty();
    }

    private static String near(AggregateClass aggregate, AccessPath cut) {
        List<String> parts = aggregate.within(AccessPath.ROOT).stream()
                .skip(1)
                .map(AccessPath::toString)
                .toList();
        return NearNames.help("; ", cut.general().toString(), parts);
    }

    List<Portion> portions() {
        return members().values().stream().map(Portion::new).toList();
    }

    /** Returns the members that remain at each cut, for cuts where any remain. */
    Map<AccessPath, List<AccessPath>> members() {
        Map<AccessPath, List<AccessPath>> members = new LinkedHashMap<>();
        cuts.forEach(c -> members.put(c, members(c).toList()));
        members.values().removeIf(List::isEmpty);
        return members;
    }

    /** Returns the paths that remain at a path, in the largest pieces. */
    private Stream<AccessPath> members(AccessPath path) {
        boolean whole = cuts.stream().noneMatch(c -> !c.equals(path) && c.startsWith(path));
        return whole
                ? Stream.of(path)
                : aggregate.below(path).stream().filter(p -> !cuts.contains(p)).flatMap(this::members);
    }
}
