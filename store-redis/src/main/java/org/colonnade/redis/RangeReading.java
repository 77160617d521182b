package org.colonnade.redis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Get;
import org.colonnade.store.Row;

/**
 * Some consecutive entries of a block.
 *
 * @param first the first code, as Redis writes ends of ranges: {@code [} with it, {@code (} without it
 * @param last the last code, never with it
 * @param limit how many; all if it is negative
 */
record RangeReading(Blocks blocks, Get get, byte[] first, byte[] last, int limit) implements Reading {
    private static final byte[] NO_END = Command.bytes("+");

    static RangeReading of(Blocks blocks, Get get, int limit) {
        CodeRange range = blocks.entries().range(get.range());
        return new RangeReading(
                blocks,
                get,
                end('[', range.from().toArray()),
                range.to().map(e -> end('(', e.toArray())).orElse(NO_END),
                limit);
    }

    private static byte[] end(char kind, byte[] code) {
        byte[] end = new byte[code.length + 1];
        end[0] = (byte) kind;
        System.arraycopy(code, 0, end, 1, code.length);
        return end;
    }

    /** What comes behind an entry. */
    RangeReading after(Row row, int more) {
        List<Object> key = row.values().subList(0, blocks.shape().key().size());
        byte[] end = end('(', blocks.entry(key));
        return get.reversed()
                ? new RangeReading(blocks, get, first, end, more)
                : new RangeReading(blocks, get, end, last, more);
    }

    @Override
    public Command command() {
        byte[] key = blocks.key(get.block());
        return Script.READ.call(
                List.of(Blocks.FAMILIES, key, Blocks.order(key)),
                List.of(
                        blocks.name(),
                        blocks.layout(),
                        first,
                        last,
                        Command.bytes(String.valueOf(limit)),
                        Command.flag(get.reversed())));
    }

    @Override
    public boolean isChecked() {
        return true;
    }

    @Override
    public List<Row> rows(Object reply) {
        List<?> parts = (List<?>) reply;
        List<KeptEntry> entries = KeptEntry.of((List<?>) parts.get(1));
        boolean ordered = (Long) parts.get(0) == 1;
        return blocks.rows(get, ordered ? entries : some(entries));
    }

    /** Those of all entries of a block that are in the range, in their order. */
    private List<KeptEntry> some(List<KeptEntry> all) {
        return all.stream()
                .filter(e -> isIn(e.code()))
                .sorted(get.reversed() ? Comparator.reverseOrder() : Comparator.naturalOrder())
                .limit(limit < 0 ? Long.MAX_VALUE : limit)
                .toList();
    }

    private boolean isIn(byte[] code) {
        int after = compare(code, first);
        return (after > 0 || after == 0 && first[0] == '[') && (last == NO_END || compare(code, last) < 0);
    }

    private static int compare(byte[] code, byte[] end) {
        return Arrays.compareUnsigned(code, 0, code.length, end, 1, end.length);
    }
}
