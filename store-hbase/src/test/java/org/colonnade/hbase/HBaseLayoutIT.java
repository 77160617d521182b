package org.colonnade.hbase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.Address;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** What HBase has, by a scan of each table. */
class HBaseLayoutIT extends LayoutContract {
    private static final String NAMESPACE = "layouts";
    private static final byte[] VERSION = {0};

    private final RealHBase hbase = RealHBase.shared();

    @Override
    protected Store open() {
        return hbase.open(NAMESPACE, "");
    }

    @Override
    protected StoreProvider provider() {
        return new HBaseProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        HBaseOptions options =
                HBaseOptions.of(Address.of("hbase://" + hbase.server().place() + "/" + NAMESPACE));
        try (AsyncConnection connection = new Connections(options).open()) {
            return connection.getTable(TableName.valueOf(NAMESPACE, shape.name())).scanAll(new Scan()).join().stream()
                    .flatMap(r -> Stream.of(r.rawCells()))
                    .map(HBaseLayoutIT::cell)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Cell cell(org.apache.hadoop.hbase.Cell cell) {
        byte[] column = CellUtil.cloneQualifier(cell);
        byte[] value = CellUtil.cloneValue(cell);
        return new Cell(
                Bytes.toStringBinary(CellUtil.cloneRow(cell)) + ", b:" + Bytes.toStringBinary(column),
                Bytes.toStringBinary(Bytes.equals(column, VERSION) ? new byte[value.length] : value));
    }
}
