package org.colonnade.arrangement;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of one store.
 *
 * @param address without its password
 * @param product its product and version, if it tells
 * @param advised the advisor's choice for each workload
 * @param cells in the order of sizes, workloads and arrangements; all arrangements of a size and workload, or none
 * @param finished whether everything planned was measured
 */
public record StoreResult(
        String address, String product, Map<Workload, String> advised, List<Cell> cells, boolean finished) {
    public StoreResult {
        advised = Collections.unmodifiableMap(new LinkedHashMap<>(advised));
        cells = List.copyOf(cells);
    }

    public List<Long> sizes() {
        return cells.stream().map(Cell::size).distinct().toList();
    }

    public List<Workload> workloads() {
        return cells.stream().map(Cell::workload).distinct().toList();
    }

    public List<String> arrangements() {
        return cells.stream().map(Cell::arrangement).distinct().toList();
    }

    /** Returns the cells of one workload and arrangement, by size. */
    public List<Cell> cells(Workload workload, String arrangement) {
        return cells.stream()
                .filter(c -> c.workload() == workload && c.arrangement().equals(arrangement))
                .toList();
    }

    /** Returns the cells of one size and workload, by arrangement. */
    public List<Cell> cells(long size, Workload workload) {
        return cells.stream()
                .filter(c -> c.size() == size && c.workload() == workload)
                .toList();
    }
}
