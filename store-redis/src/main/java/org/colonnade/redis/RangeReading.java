package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Get;
import org.colonnade.store.Row;

/**
 * Some consecutive entries of a block.
 *
 * @param first the first code, as Redis writes ends of ranges: {@code [} with it, {@code (} without it
 * @param last the last code
 * @param limit how many; all if it is negative
 */
record RangeReading(Blocks blocks, List<Object> block, byte[] first, byte[] last, boolean reversed, int limit)
        implements Reading {
    static RangeReading of(Blocks blocks, Get get, int limit) {
        CodeRange range = blocks.entries().range(get.range());
        return new RangeReading(
                blocks,
                get.block(),
                end('[', range.from().toArray()),
                range.to().map(e -> end('(', e.toArray())).orElse(Command.bytes("+")),
                get.reversed(),
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
        return reversed
                ? new RangeReading(blocks, block, first, end, true, more)
                : new RangeReading(blocks, block, end, last, false, more);
    }

    @Override
    public Command command() {
        byte[] key = blocks.key(block);
        return Script.READ.call(
                List.of(Blocks.FAMILIES, key, Blocks.order(key)),
                List.of(
                        blocks.name(),
                        blocks.layout(),
                        first,
                        last,
                        Command.bytes(String.valueOf(limit)),
                        Command.flag(reversed)));
    }

    @Override
    public boolean isChecked() {
        return true;
    }

    @Override
    public List<Row> rows(Object reply) {
        List<?> parts = (List<?>) reply;
        List<Row> rows = new ArrayList<>(parts.size() / 2);
        for (int i = 0; i < parts.size(); i += 2) {
            rows.add(blocks.row(block, (byte[]) parts.get(i), (byte[]) parts.get(i + 1)));
        }
        return rows;
    }
}
