package org.colonnade.cost;

import java.util.List;
import java.util.Optional;

/**
 * The cost of each operation, linear in what it touches.
 *
 * <p>A lookup is one step of a plan: some gets, which return some rows of some bytes. Puts and deletes are of single
 * entries. A sort is done by the application. Filters are free (NoSE, Section 6).
 *
 * <p>Invariant: every parameter is finite and not negative.
 */
public record CostModel(String name, Reading reading, Writing writing, Sorting sorting) {

    /** {@code lookup + gets * get + rows * row + bytes * bytes}. */
    public record Reading(double lookup, double get, double row, double bytes) {}

    /** An entry written, an entry deleted, and a byte of either. */
    public record Writing(double put, double delete, double bytes) {}

    /** {@code sort + rows * row}. */
    public record Sorting(double sort, double row) {}

    /** Seconds on Cassandra, with the constants that the NoSE paper's authors published. */
    public static final CostModel CASSANDRA = new CostModel(
            "cassandra",
            new Reading(0.0078395645, 0.0013692786, 0.0000117093638, 0),
            new Writing(0.013329108, 0.0013287903, 0),
            new Sorting(0.0001, 0.000001));

    /** One for each request to the store. */
    public static final CostModel REQUESTS =
            new CostModel("requests", new Reading(0, 1, 0, 0), new Writing(1, 1, 0), new Sorting(0, 0));

    /** One for each row read, written or deleted. */
    public static final CostModel ROWS =
            new CostModel("rows", new Reading(0, 0, 1, 0), new Writing(1, 1, 0), new Sorting(0, 0));

    /** One for each byte read or written. */
    public static final CostModel BYTES =
            new CostModel("bytes", new Reading(0, 0, 0, 1), new Writing(0, 0, 1), new Sorting(0, 0));

    public static final List<CostModel> ALL = List.of(CASSANDRA, REQUESTS, ROWS, BYTES);

    public static Optional<CostModel> named(String name) {
        return ALL.stream().filter(m -> m.name.equals(name)).findFirst();
    }

    public double lookup(double gets, double rows, double bytes) {
        return reading.lookup + gets * reading.get + rows * reading.row + bytes * reading.bytes;
    }

    public double put(double entries, double bytes) {
        return entries * writing.put + bytes * writing.bytes;
    }

    public double delete(double entries, double bytes) {
        return entries * writing.delete + bytes * writing.bytes;
    }

    public double sort(double rows) {
        return sorting.sort + rows * sorting.row;
    }
}
