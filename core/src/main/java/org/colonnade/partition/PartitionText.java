package org.colonnade.partition;

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

    /** @throws IllegalArgumentException with a line for people for each reason why it is no partition of the class */
    public static Partition read(AggregateClass aggregate, String text) {
        String given = text.strip();
        return switch (given.toLowerCase(Locale.ROOT)) {
            case "eao" -> Partition.oneEntry(aggregate);
            case "etf" -> Partition.fields(aggregate);
            default -> new PartitionReader(aggregate).read(given);
        };
    }
}
