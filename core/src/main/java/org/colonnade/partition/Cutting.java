package org.colonnade.partition;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;

/** The portions that cuts at some paths make. */
final class Cutting {
    private final AggregateClass aggregate;
    private final Set<AccessPath> cuts = new LinkedHashSet<>();

    Cutting(AggregateClass aggregate, Collection<AccessPath> cuts) {
        this.aggregate = aggregate;
        this.cuts.add(AccessPath.ROOT);
        for (AccessPath cut : cuts) {
            if (aggregate.type(cut).isEmpty()) {
                throw new IllegalArgumentException(aggregate + " has no part `" + cut + "`");
            }
            for (int length = 1; length < cut.length(); length++) {
                if (cut.steps().get(length) instanceof AccessStep.Every) {
                    this.cuts.add(cut.first(length + 1));
                }
            }
            this.cuts.add(cut);
        }
    }

    List<Portion> portions() {
        return cuts.stream()
                .map(c -> members(c).toList())
                .filter(m -> !m.isEmpty())
                .map(Portion::new)
                .toList();
    }

    /** What is left at a path, in the largest pieces. */
    private Stream<AccessPath> members(AccessPath path) {
        boolean whole = cuts.stream().noneMatch(c -> !c.equals(path) && c.startsWith(path));
        return whole
                ? Stream.of(path)
                : aggregate.below(path).stream().filter(p -> !cuts.contains(p)).flatMap(this::members);
    }
}
