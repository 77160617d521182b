package org.colonnade.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.colonnade.store.Row;

/** The entries that a scan finds, at most so many. */
final class ScannedRows {
    private final ResultScanner scanner;
    private final EntryAssembly assembly;
    private int left;

    ScannedRows(Layout layout, ResultScanner scanner, int limit) {
        this.scanner = scanner;
        this.assembly = new EntryAssembly(layout);
        this.left = limit;
    }

    /** Some more; none at the end. */
    List<Row> next() throws IOException {
        List<Row> rows = new ArrayList<>();
        while (rows.isEmpty() && left > 0) {
            Result result = scanner.next();
            if (result == null) {
                rows.addAll(assembly.end().stream().limit(left).toList());
                left = 0;
            } else {
                assembly.add(result).stream().limit(left).forEach(rows::add);
                left -= rows.size();
            }
        }
        return rows;
    }
}
