package org.colonnade.cut;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;

/**
 * The form of the keys of a portion's entries, see {@link EntryKey}.
 *
 * @param first the path that their keys begin with
 * @param general the keys, with {@code [*]} in place of indices
 */
record KeyNaming(AccessPath first, String general) {
    static KeyNaming of(AggregateClass aggregate, Portion portion) {
        AccessPath element = portion.element();
        List<AccessPath> others = portion.isSingle()
                ? List.of()
                : others(aggregate, portion, element).toList();
        boolean rest = !portion.isSingle() && others.size() < portion.members().size();
        List<AccessPath> parts = (rest ? others : portion.members())
                .stream().map(p -> p.after(element)).toList();
        return rest
                ? new KeyNaming(element, EntryKey.without(element, parts))
                : new KeyNaming(portion.members().get(0), EntryKey.of(element, parts));
    }

    /** Returns the paths below a path that are not in a portion, in the largest pieces. */
    private static Stream<AccessPath> others(AggregateClass aggregate, Portion portion, AccessPath path) {
        if (portion.members().contains(path)) {
            return Stream.of();
        }
        boolean apart = portion.members().stream().noneMatch(m -> m.startsWith(path));
        return apart ? Stream.of(path) : aggregate.below(path).stream().flatMap(p -> others(aggregate, portion, p));
    }

    /** The key in the element that a path leads to, or into. */
    String key(AccessPath place) {
        return EntryKey.at(place, general);
    }
}
