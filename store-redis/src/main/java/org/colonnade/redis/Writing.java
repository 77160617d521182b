package org.colonnade.redis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Bytes;
import org.colonnade.store.Expectation;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;

/** Changes of blocks that are made as one step, in their order. */
final class Writing {
    private final Families families;
    private final List<Shape> shapes = new ArrayList<>();
    private final Map<Bytes, Integer> numbers = new LinkedHashMap<>();
    private final List<byte[]> keys = new ArrayList<>(List.of(Blocks.FAMILIES));
    private final List<byte[]> steps = new ArrayList<>();
    private int current;

    private Writing(Families families) {
        this.families = families;
    }

    /** All changes as one. */
    static Writing of(Families families, List<Mutation> mutations) {
        Writing writing = new Writing(families);
        mutations.forEach(writing::add);
        return writing;
    }

    /** One for each block. */
    static List<Writing> ofBlocks(Families families, List<Mutation> mutations) {
        Map<List<Object>, Writing> writings = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            List<Object> block = List.of(mutation.shape(), mutation.block());
            writings.computeIfAbsent(block, b -> new Writing(families)).add(mutation);
        }
        return List.copyOf(writings.values());
    }

    /** Changes that are made if an entry is still as it was seen. */
    static Writing of(Families families, Expectation seen, Optional<Bytes> value, List<Mutation> mutations) {
        Writing writing = new Writing(families);
        Blocks blocks = families.of(seen.shape());
        writing.turn(blocks, seen.block());
        value.ifPresentOrElse(
                v -> writing.step("EQUAL", blocks.entry(seen.key()), v.toArray()),
                () -> writing.step("ABSENT", blocks.entry(seen.key())));
        mutations.forEach(writing::add);
        return writing;
    }

    private void add(Mutation mutation) {
        Blocks blocks = families.of(mutation.shape());
        turn(blocks, mutation.block());
        if (mutation instanceof Mutation.Put put) {
            put(blocks, put);
        } else if (mutation instanceof Mutation.Delete delete) {
            step("DELETE", blocks.entry(delete.key()));
        } else {
            step("CLEAR");
        }
    }

    /** The steps that follow are of a block. */
    private void turn(Blocks blocks, List<Object> block) {
        byte[] key = blocks.key(block);
        int number = numbers.computeIfAbsent(Bytes.of(key), k -> numbers.size() + 1);
        if (2 * number > keys.size()) {
            keys.add(key);
            keys.add(Blocks.order(key));
        }
        if (!shapes.contains(blocks.shape())) {
            shapes.add(blocks.shape());
        }
        if (number != current) {
            step("BLOCK", number(number), Command.bytes(blocks.areSingle() ? "1" : "0"));
            current = number;
        }
    }

    private void put(Blocks blocks, Mutation.Put put) {
        byte[] entry = blocks.entry(put.key());
        if (put.values().size() == blocks.shape().values().size()) {
            step("PUT", entry, Command.bytes(EntryText.object(put.shape(), put.values())));
            return;
        }
        step("SET", entry, number(put.values().size()));
        put.values().forEach((field, value) -> {
            steps.add(Command.bytes(EntryText.name(field)));
            steps.add(Command.bytes(value == null ? "" : EntryText.member(field, value)));
        });
    }

    private void step(String name, byte[]... arguments) {
        steps.add(Command.bytes(name));
        steps.addAll(List.of(arguments));
    }

    private static byte[] number(int number) {
        return Command.bytes(String.valueOf(number));
    }

    /** The families that it needs, in the order in which the script tells of them. */
    List<Shape> shapes() {
        return shapes;
    }

    Command command() {
        List<byte[]> arguments = new ArrayList<>();
        arguments.add(number(shapes.size()));
        shapes.forEach(s -> arguments.addAll(
                List.of(families.of(s).name(), families.of(s).layout())));
        arguments.addAll(steps);
        return Script.WRITE.call(keys, arguments);
    }
}
