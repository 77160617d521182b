package org.colonnade.cut;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.colonnade.aggregate.AccessPath;

/**
 * The meaning of a key with several parts if the class has gained fields since the entry was written; the entries of a
 * portion may have other keys now, see {@link KeyNaming}.
 *
 * <p>{@code street+city} still holds these two, and is of the portion that has them. {@code .-rounds} holds all that
 * there was besides the rounds, and is of the one portion that has none of them, or, as the rounds may have gained
 * fields that are kept elsewhere, of the one that has something else.
 */
final class EarlierKey {
    private EarlierKey() {}

    /** The portion that an entry is of; none if it is of no portion of several members, or could be of two. */
    static Optional<Portion> portion(Collection<Portion> portions, String general) {
        String[] parts = EntryKey.END_OF_PATH.split(general);
        if (parts.length < 2) {
            return Optional.empty();
        }
        AccessPath first = EntryKey.path(parts[0]);
        boolean rest = general.contains(EntryKey.WITHOUT);
        AccessPath element = rest ? first : first.element();
        List<AccessPath> others = Arrays.stream(parts)
                .skip(1)
                .map(p -> element.then(AccessPath.of(p)))
                .toList();
        List<Portion> possible = portions.stream()
                .filter(p -> !p.isSingle() && p.element().equals(element))
                .toList();
        return rest
                ? only(possible, p -> p.members().stream().noneMatch(m -> isIn(m, others)))
                        .or(() -> only(possible, p -> !p.members().stream().allMatch(m -> isIn(m, others))))
                : only(
                        possible,
                        p -> isIn(first, p.members()) && others.stream().allMatch(o -> isIn(o, p.members())));
    }

    private static boolean isIn(AccessPath path, List<AccessPath> parts) {
        return parts.stream().anyMatch(path::startsWith);
    }

    private static Optional<Portion> only(List<Portion> portions, Predicate<Portion> fits) {
        List<Portion> fitting = portions.stream().filter(fits).toList();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }
}
