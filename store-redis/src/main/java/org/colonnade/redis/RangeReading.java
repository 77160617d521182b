package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;

/**
 * Entries of one block, to be read as one step.
 *
 * @param first the first code, as Redis writes ends of ranges: {@code [} with it, {@code (} without it
 * @param last the last code
 * @param limit how many; all if it is negative
 */
record Reading(Blocks blocks, List<Object> block, byte[] first, byte[] last, boolean reversed, int limit) {
    static Reading of(Get get, int limit) {
        Blocks blocks = new Blocks(get.shape());
        CodeRange range = blocks.entries().range(get.range());
        return new Reading(
                blocks,
                get.block(),
                end('[', range.from().toArray()),
                range.to().map(e -> end('(', e.toArray())).orElse(Command.bytes("+")),
                get.reversed(),
                limit);
    }

    /** A whole block. */
    static Reading of(Shape shape, List<Object> block) {
        return of(Get.block(shape, block), -1);
    }

    /** One entry, if it is there. */
    static Reading ofEntry(Shape shape, List<Object> key) {
        Blocks blocks = new Blocks(shape);
        byte[] end = end('[', blocks.entry(key));
        return new Reading(blocks, key.subList(0, shape.block().size()), end, end, false, 1);
    }

    private static byte[] end(char kind, byte[] code) {
        byte[] end = new byte[code.length + 1];
        end[0] = (byte) kind;
        System.arraycopy(code, 0, end, 1, code.length);
        return end;
    }

    /** What comes behind an entry. */
    Reading after(Row row, int more) {
        List<Object> key = row.values().subList(0, blocks.shape().key().size());
        byte[] end = end('(', blocks.entry(key));
        return reversed
                ? new Reading(blocks, block, first, end, true, more)
                : new Reading(blocks, block, end, last, false, more);
    }

    Command command() {
        byte[] key = blocks.key(block);
        Shape shape = blocks.shape();
        return Script.READ.call(
                List.of(Blocks.FAMILIES, key, Blocks.order(key)),
                List.of(
                        Command.bytes(shape.name()),
                        Command.bytes(shape.layout()),
                        first,
                        last,
                        Command.bytes(String.valueOf(limit)),
                        flag(reversed),
                        flag(blocks.areSingle())));
    }

    static byte[] flag(boolean set) {
        return Command.bytes(set ? "1" : "0");
    }

    List<Row> rows(Object reply) {
        List<?> parts = (List<?>) reply;
        List<Row> rows = new ArrayList<>(parts.size() / 2);
        for (int i = 0; i < parts.size(); i += 2) {
            rows.add(blocks.row(block, (byte[]) parts.get(i), (byte[]) parts.get(i + 1)));
        }
        return rows;
    }

    /** The value of the only entry, as it is kept. */
    static Optional<Bytes> value(Object reply) {
        List<?> parts = (List<?>) reply;
        return parts.isEmpty() ? Optional.empty() : Optional.of(Bytes.of((byte[]) parts.get(1)));
    }
}
