package org.colonnade.partition;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;

/**
 * How the entries of a portion are called, see {@link EntryKey}.
 *
 * @param element the element that they are of
 * @param parts what of it they are called by
 * @param isRest whether these are what they do not hold, and they hold all else
 */
record Naming(AccessPath element, List<AccessPath> parts, boolean isRest) {
    static Naming of(AggregateClass aggregate, Portion portion) {
        AccessPath element = portion.element();
        List<AccessPath> others = portion.isSingle()
                ? List.of()
                : others(aggregate, portion, element).toList();
        boolean rest = !portion.isSingle() && others.size() < portion.members().size();
        List<AccessPath> parts = rest ? others : portion.members();
        return new Naming(element, parts.stream().map(p -> p.after(element)).toList(), rest);
    }

    /** What is at a path and not in a portion, in the largest pieces. */
    private static Stream<AccessPath> others(AggregateClass aggregate, Portion portion, AccessPath path) {
        if (portion.members().contains(path)) {
            return Stream.of();
        }
        boolean apart = portion.members().stream().noneMatch(m -> m.startsWith(path));
        return apart ? Stream.of(path) : aggregate.below(path).stream().flatMap(p -> others(aggregate, portion, p));
    }

    /** The path that keys begin with. */
    AccessPath first() {
        return isRest ? element : element.then(parts.get(0));
    }

    /** The key in the element at some indices. */
    String key(List<Integer> indices) {
        AccessPath placed = element.with(indices);
        return isRest ? EntryKey.without(placed, parts) : EntryKey.of(placed, parts);
    }
}
