package org.colonnade.cost;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The cost of each operation, linear in the amounts that it touches.
 *
 * <p>A lookup is one step of a plan: gets that return rows of bytes. A put or a delete concerns one entry; its block
 * may cost something too, as may the call that takes all changes of a request to the store, and each lock that the
 * request takes. The application sorts. Filters are free (NoSE, Section 6).
 *
 * <p>Invariant: every parameter is finite and not negative.
 *
 * @param hold a lock that a request takes before it reads what it will change, and its release
 */
public record CostModel(String name, Unit unit, Reading reading, Writing writing, Sorting sorting, double hold) {

    /** The unit of a cost. */
    public enum Unit {
        SECONDS("seconds"),
        /** No named unit. */
        PLAIN("plain");

        private final String text;

        Unit(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** {@code lookup + gets * get + rows * row + bytes * bytes}. */
    public record Reading(double lookup, double get, double row, double bytes) {}

    /**
     * The cost of changes.
     *
     * @param call one call to the store, for each request that changes anything
     * @param write a block that is changed
     * @param put an entry that is put
     * @param delete an entry that is deleted
     * @param bytes a byte of what is put
     * @param deletedBytes a byte of what is deleted
     */
    public record Writing(double call, double write, double put, double delete, double bytes, double deletedBytes) {}

    /** {@code sort + rows * row}. */
    public record Sorting(double sort, double row) {}

    /** A model in seconds on Cassandra, with the constants that the authors of the NoSE paper published. */
    public static final CostModel CASSANDRA = new CostModel(
            "cassandra",
            Unit.SECONDS,
            new Reading(0.0078395645, 0.0013692786, 0.0000117093638, 0),
            new Writing(0, 0, 0.013329108, 0.0013287903, 0, 0),
            new Sorting(0.0001, 0.000001),
            0);

    /** A model that charges 1 for each request to the store. */
    public static final CostModel REQUESTS = plain("requests", new Reading(0, 1, 0, 0), new Writing(0, 0, 1, 1, 0, 0));

    /** A model that charges 1 for each row read, written or deleted. */
    public static final CostModel ROWS = plain("rows", new Reading(0, 0, 1, 0), new Writing(0, 0, 1, 1, 0, 0));

    /** A model that charges 1 for each byte read or written. */
    public static final CostModel BYTES = plain("bytes", new Reading(0, 0, 0, 1), new Writing(0, 0, 0, 0, 1, 1));

    public static final List<CostModel> ALL = List.of(CASSANDRA, REQUESTS, ROWS, BYTES);

    /** Returns the model with these parameter values. */
    public static CostModel of(String name, Unit unit, ToDoubleFunction<CostParameter> value) {
        return new CostModel(
                name,
                unit,
                new Reading(
                        value.applyAsDouble(CostParameter.LOOKUP),
                        value.applyAsDouble(CostParameter.GET),
                        value.applyAsDouble(CostParameter.ROW),
                        value.applyAsDouble(CostParameter.BYTE)),
                new Writing(
                        value.applyAsDouble(CostParameter.CALL),
                        value.applyAsDouble(CostParameter.WRITE),
                        value.applyAsDouble(CostParameter.PUT),
                        value.applyAsDouble(CostParameter.DELETE),
                        value.applyAsDouble(CostParameter.WRITTEN_BYTE),
                        value.applyAsDouble(CostParameter.DELETED_BYTE)),
                new Sorting(value.applyAsDouble(CostParameter.SORT), value.applyAsDouble(CostParameter.SORTED_ROW)),
                value.applyAsDouble(CostParameter.HOLD));
    }

    private static CostModel plain(String name, Reading reading, Writing writing) {
        return new CostModel(name, Unit.PLAIN, reading, writing, new Sorting(0, 0), 0);
    }

    public static Optional<CostModel> named(String name) {
        return ALL.stream().filter(m -> m.name.equals(name)).findFirst();
    }

    public double lookup(double gets, double rows, double bytes) {
        return reading.lookup + gets * reading.get + rows * reading.row + bytes * reading.bytes;
    }

    /** Returns the price that a request pays once for all its changes. */
    public double call() {
        return writing.call;
    }

    /** Returns the part of a write's cost that depends on how many blocks it changes. */
    public double write(double blocks) {
        return blocks * writing.write;
    }

    public double put(double entries, double bytes) {
        return entries * writing.put + bytes * writing.bytes;
    }

    public double delete(double entries, double bytes) {
        return entries * writing.delete + bytes * writing.deletedBytes;
    }

    /** Merging rows that come in sorted runs, as far as they are wanted, takes no more than to sort the wanted ones. */
    public double merge(double wanted) {
        return sort(wanted);
    }

    public double sort(double rows) {
        return sorting.sort + rows * sorting.row;
    }
}
