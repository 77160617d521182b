package org.colonnade.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;

/**
 * The sizes of a family's blocks at a time: the mean, the size of the block that an entry is in on average, the size that
 * 99 of 100 blocks do not exceed, and the largest.
 *
 * <p>Columns of the block's key are taken to be independent of each other, unless one determines another. So the largest
 * block has the most popular value of each, and that at 99 % has the most unequal of them at 99 % and an average one of
 * the others. Where all is even, the four are the same.
 *
 * @param blocks how many blocks there are
 */
public record BlockSizes(double blocks, Size mean, Size met, Size high, Size largest) {
    private static final double HIGH = 0.99;

    /** The entries of a block, and the bytes of its key and of all its entries. */
    public record Size(double rows, double bytes) {}

    /** Works out the sizes of the blocks of a family. */
    public static BlockSizes of(Family family, Moment moment) {
        double entries = moment.entries(family);
        double blocks = moment.blocks(family);
        List<Column> columns = free(family);
        List<Distribution> factors =
                columns.stream().flatMap(c -> factors(family, c, moment)).toList();
        double even = columns.stream().mapToDouble(moment::distinct).reduce(entries, (rows, keys) -> rows / keys);
        double met = factors.stream().mapToDouble(Distribution::bias).reduce(even, (a, b) -> a * b);
        double high = factors.stream()
                .mapToDouble(d -> even * d.quantile(HIGH) / d.mean())
                .max()
                .orElse(even);
        double largest =
                factors.stream().mapToDouble(d -> d.largest() / d.mean()).reduce(even, (a, b) -> a * b);
        Scale scale = new Scale(family, entries / blocks, entries);
        return new BlockSizes(blocks, scale.size(0), scale.size(met), scale.size(high), scale.size(largest));
    }

    /** The columns of the block's key that no other one determines. */
    private static List<Column> free(Family family) {
        List<Column> free = new ArrayList<>(family.partition());
        family.partition().stream()
                .filter(Column::isKey)
                .forEach(key -> free.removeIf(c -> free.contains(key)
                        && !c.equals(key)
                        && Determination.of(family.graph(), List.of(key.node())).contains(c.node())));
        return free;
    }

    /** What makes the entries of one value of a column more than those of another. */
    private static Stream<Distribution> factors(Family family, Column column, Moment moment) {
        return column.isKey()
                ? family.graph().around(column.node()).stream()
                        .map(Edge::step)
                        .filter(s -> !s.inequality().isEven())
                        .distinct()
                        .map(moment::partners)
                : Stream.of(column)
                        .filter(c -> !c.attribute().inequality().isEven())
                        .map(moment::values);
    }

    /** From rows to sizes between those of the mean block and of the whole family. */
    private record Scale(Family family, double mean, double entries) {
        Size size(double rows) {
            double within = Math.min(entries, Math.max(mean, rows));
            return new Size(within, Moment.keyBytes(family) + within * Moment.entryBytes(family));
        }
    }
}
