package org.colonnade.hbase;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;

/** What HBase keeps of a block in a new family, as its shell shows it. */
final class LayoutText {
    private static final BlockLayout.Cell HEADER = new BlockLayout.Cell("row, column", "value");

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        Layout layout = Layout.of(change.shape(), HBaseOptions.USUAL_NAMESPACE);
        RowChange row = new RowChange(layout, change);
        List<BlockLayout.Cell> cells = row.mutations(List.of(), new byte[RowChange.VERSION_SIZE]).stream()
                .filter(Put.class::isInstance)
                .flatMap(put -> put.getFamilyCellMap().values().stream())
                .flatMap(Collection::stream)
                .sorted(Comparator.comparing(CellUtil::cloneQualifier, Bytes.BYTES_COMPARATOR))
                .map(LayoutText::cell)
                .toList();
        return new BlockLayout(ShellText.creation(Catalogue.descriptor(layout)), HEADER, cells, notes());
    }

    /** A cell as the shell shows it, but for its timestamp. */
    private static BlockLayout.Cell cell(org.apache.hadoop.hbase.Cell cell) {
        return new BlockLayout.Cell(
                Bytes.toStringBinary(CellUtil.cloneRow(cell)) + ", "
                        + Bytes.toStringBinary(CellUtil.cloneFamily(cell)) + ":"
                        + Bytes.toStringBinary(CellUtil.cloneQualifier(cell)),
                Bytes.toStringBinary(CellUtil.cloneValue(cell)));
    }

    private static List<String> notes() {
        return List.of(
                "A block is a row and read by one get, an entry by its columns, several by a range of columns. The column \\x00 is",
                "random, and another one after each write; a write that depends on the block is one checkAndMutate of the row.");
    }
}
