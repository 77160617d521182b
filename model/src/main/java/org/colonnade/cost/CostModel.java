package org.colonnade.cost;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The cost of each operation, linear in what it touches.
 *
 * <p>A lookup is one step of a plan: some gets, which return some rows of some bytes. Puts and deletes are of single
 * entries; the blocks that these are in may cost too, and so may the call that takes all changes of a request to the store
 * together, and each lock that it takes. A sort is done by the application. Filters are free (NoSE, Section 6).
 *
 * <p>Invariant: every parameter is finite and not negative.
 *
 * @param hold a lock that a request takes before it reads what it is about to change, and gives back
 */
public record CostModel(String name, Unit unit, Reading reading, Writing writing, Sorting sorting, double hold) {

    /** What a cost of 1 is. */
    public enum Unit {
        SECONDS("seconds"),
        /** Something that has no name. */
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
     * What changes cost.
     *
     * @param call the call to the store, once for each request that changes anything
     * @param write a block that is changed
     * @param put an entry that is put
     * @param delete an entry that is deleted
     * @param bytes a byte of what is put
     * @param deletedBytes a byte of what is deleted
     */
    public record Writing(double call, double write, double put, double delete, double bytes, double deletedBytes) {}

    /** {@code sort + rows * row}. */
    public record Sorting(double sort, double row) {}

    /** Seconds on Cassandra, with the constants that the NoSE paper's authors published. */
    public static final CostModel CASSANDRA = new CostModel(
            "cassandra",
            Unit.SECONDS,
            new Reading(0.0078395645, 0.0013692786, 0.0000117093638, 0),
            new Writing(0, 0, 0.013329108, 0.0013287903, 0, 0),
            new Sorting(0.0001, 0.000001),
            0);

    /** One for each request to the store. */
    public static final CostModel REQUESTS = plain("requests", new Reading(0, 1, 0, 0), new Writing(0, 0, 1, 1, 0, 0));

    /** One for each row read, written or deleted. */
    public static final CostModel ROWS = plain("rows", new Reading(0, 0, 1, 0), new Writing(0, 0, 1, 1, 0, 0));

    /** One for each byte read or written. */
    public static final CostModel BYTES = plain("bytes", new Reading(0, 0, 0, 1), new Writing(0, 0, 0, 0, 1, 1));

    public static final List<CostModel> ALL = List.of(CASSANDRA, REQUESTS, ROWS, BYTES);

    /** The model with these values of the parameters. */
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

    /** What a request that changes anything pays, once for all changes. */
    public double call() {
        return writing.call;
    }

    /** The part of a write's cost that depends on how many blocks it changes. */
    public double write(double blocks) {
        return blocks * writing.write;
    }

    public double put(double entries, double bytes) {
        return entries * writing.put + bytes * writing.bytes;
    }

    public double delete(double entries, double bytes) {
        return entries * writing.delete + bytes * writing.deletedBytes;
    }

    public double sort(double rows) {
        return sorting.sort + rows * sorting.row;
    }
}
