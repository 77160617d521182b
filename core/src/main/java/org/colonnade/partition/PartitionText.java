package org.colonnade.partition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;

/**
 * Partitions in one line: {@code eao} (one entry per aggregate object), {@code etf} (one entry per top-level field), or
 * the paths that have entries of their own, as in {@code rounds[*], street+city}; all else stays in the entry of its
 * element.
 */
public final class PartitionText {
    private PartitionText() {}

    public static String of(Partition partition) {
        if (partition.equals(Partition.oneEntry(partition.aggregate()))) {
            return "eao";
        } else if (partition.equals(Partition.fields(partition.aggregate()))) {
            return "etf";
        }
        return partition.portions().stream()
                .filter(p -> p.isSingle() || !partition.isHome(p))
                .map(p -> p.members().stream().map(AccessPath::toString).collect(Collectors.joining("+")))
                .collect(Collectors.joining(", "));
    }

    /** @throws IllegalArgumentException with a message for people if it is no partition of the class */
    public static Partition read(AggregateClass aggregate, String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "eao" -> Partition.oneEntry(aggregate);
            case "etf" -> Partition.fields(aggregate);
            case "" -> throw new IllegalArgumentException("a partition is `eao`, `etf`, or paths such as `rounds[*]`");
            default -> paths(aggregate, text);
        };
    }

    private static Partition paths(AggregateClass aggregate, String text) {
        List<List<AccessPath>> groups = Arrays.stream(text.strip().split("[\\s,]+"))
                .map(item ->
                        Arrays.stream(item.split("\\+", -1)).map(AccessPath::of).toList())
                .toList();
        List<AccessPath> cuts = groups.stream().flatMap(List::stream).toList();
        List<Portion> portions = new ArrayList<>(new Cutting(aggregate, cuts).portions());
        for (List<AccessPath> group : groups) {
            List<Portion> together = portions.stream()
                    .filter(p -> group.contains(p.members().get(0)))
                    .toList();
            if (together.size() > 1) {
                portions.removeAll(together);
                portions.add(new Portion(
                        together.stream().flatMap(p -> p.members().stream()).toList()));
            }
        }
        return Partition.of(aggregate, portions);
    }
}
