package org.colonnade.placement;

import java.util.List;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.partition.BlockEntry;
import org.colonnade.placement.Layout.Cell;

/** A block is the pairs under one major key, an entry one pair (NoAM, Section 7.1, Figures 4 and 9). */
final class OracleNoSqlTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        return new Layout(
                List.of(),
                new Cell("key (/major/key/-/minor/key)", "value"),
                sample.cells(e -> "/" + sample.name() + "/" + sample.id() + "/-" + minor(e)),
                sample.isSingle()
                        ? List.of("A block is one pair, read by get and written by putIfVersion.")
                        : List.of(
                                "A block is read by one multiGet on its major key. Updates are one execute under it, and",
                                "each puts " + distinguished(sample)
                                        + " by putIfVersion, so that two of them collide."));
    }

    private static String minor(BlockEntry entry) {
        return Sample.isHome(entry) ? "" : "/" + entry.key();
    }

    /** The entry that all updates go through: the one with the identifier. */
    private static String distinguished(Sample sample) {
        return sample.partition()
                .holder(AccessPath.ROOT.field(sample.keyName()))
                .map(sample.partition()::key)
                .map(k -> k.equals(".") ? "the pair of the major key alone" : "/-/" + k)
                .orElseThrow();
    }
}
