package org.colonnade.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;

/**
 * Gives families names that a person would choose: what an entry is about, then how it is found.
 *
 * <p>{@code users}, {@code bids_by_item}, {@code items_by_category_and_region}; where two would have the same name, the
 * order of the entries, then what they tell of, then a number makes the difference.
 */
final class Names {
    private Names() {}

    /** The same families, all with names; those that have one keep it. */
    static List<Family> of(List<Family> families) {
        Set<String> taken = new HashSet<>();
        List<Family> named = new ArrayList<>();
        for (Family family : families) {
            long alike = families.stream()
                    .filter(f -> plain(f).equals(plain(family)))
                    .count();
            if (!family.name().isEmpty()) {
                taken.add(family.name());
                named.add(family);
                continue;
            }
            String wanted = alike == 1 ? plain(family) : longer(family, families);
            String name = wanted;
            for (int i = 2; !taken.add(name); i++) {
                name = wanted + "_" + i;
            }
            named.add(family.named(name));
        }
        return named;
    }

    /** The entity that an entry is about and the key of the block. */
    private static String plain(Family family) {
        Node subject = subject(family);
        List<Column> key = family.partition();
        if (key.isEmpty()) {
            return "all_" + word(subject);
        }
        boolean own = Set.copyOf(key).equals(Set.copyOf(family.graph().key(subject)));
        return own
                ? word(subject)
                : word(subject) + "_by_"
                        + key.stream()
                                .map(c -> whole(c, family).map(Names::role).orElseGet(() -> word(c, subject)))
                                .distinct()
                                .collect(Collectors.joining("_and_"));
    }

    /** A node that the block's key tells by several columns, of which this is one. */
    private static Optional<Node> whole(Column column, Family family) {
        return family.graph().nodes().stream()
                .filter(n -> n.entity().soleKey().isEmpty()
                        && family.graph().key(n).contains(column)
                        && family.partition().containsAll(family.graph().key(n)))
                .max(Comparator.comparing(n -> family.graph().key(n).size()));
    }

    private static String role(Node node) {
        return snake(node.name());
    }

    private static String longer(Family family, List<Family> all) {
        String ordered = plain(family) + order(family);
        boolean unique =
                all.stream().filter(f -> (plain(f) + order(f)).equals(ordered)).count() == 1;
        return unique ? ordered : ordered + tells(family);
    }

    /** The first column of the order that is no key. */
    private static String order(Family family) {
        return family.clustering().stream()
                .map(Ordering::column)
                .filter(c -> !c.isKey())
                .findFirst()
                .map(c -> "_in_order_of_" + snake(c.attribute().name()))
                .orElse("");
    }

    /** Other entities that the values tell of, or the only value. */
    private static String tells(Family family) {
        Node subject = subject(family);
        Set<String> others = new LinkedHashSet<>();
        family.values().stream()
                .filter(c -> !c.node().equals(subject))
                .forEach(c -> others.add(snake(c.node().name())));
        if (!others.isEmpty()) {
            return "_with_" + String.join("_and_", others);
        }
        return family.values().size() == 1
                ? "_with_" + snake(family.values().get(0).attribute().name())
                : family.values().isEmpty() ? "_keys" : "";
    }

    /** The node that determines most of the others: there is an entry for each of its instances. */
    private static Node subject(Family family) {
        return family.graph().nodes().stream()
                .max(Comparator.comparing((Node n) ->
                                Determination.of(family.graph(), List.of(n)).size())
                        .thenComparing(n -> n.number()))
                .orElseThrow();
    }

    private static String word(Node node) {
        return snake(node.entity().name());
    }

    private static String word(Column column, Node subject) {
        String attribute = snake(column.attribute().name());
        if (column.node().equals(subject)) {
            return attribute;
        }
        String node = snake(column.node().name());
        return column.isKey() ? node : node + "_" + attribute;
    }

    private static String snake(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("[^A-Za-z0-9]+", "_")
                .toLowerCase(Locale.ROOT);
    }
}
