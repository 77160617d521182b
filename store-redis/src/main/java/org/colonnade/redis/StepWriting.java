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

/** Any changes of any blocks, one after the other. */
final class StepWriting implements Writing {
    private final Families families;
    private final List<Shape> shapes = new ArrayList<>();
    private final Map<Bytes, Integer> numbers = new LinkedHashMap<>();
    private final List<byte[]> keys = new ArrayList<>(List.of(Blocks.FAMILIES));
    private final List<byte[]> steps = new ArrayList<>();
    private int current;

    private StepWriting(Families families) {
        this.families = families;
    }

    static StepWriting of(Families families, Optional<Demand> demand, List<Mutation> mutations) {
        StepWriting writing = new StepWriting(families);
        demand.ifPresent(writing::expect);
        mutations.forEach(writing::add);
        return writing;
    }

    private void expect(Demand demand) {
        Expectation expectation = demand.expectation();
        Blocks blocks = families.of(expectation.shape());
        turn(blocks, expectation.block());
        step("EXPECT", Command.bytes(demand.kind().name()), blocks.entry(expectation.key()), demand.wanted());
    }

    private void add(Mutation mutation) {
        Blocks blocks = families.of(mutation.shape());
        turn(blocks, mutation.block());
        mutation.visit(
                put -> steps.addAll(blocks.text().step(blocks.entry(put.key()), put.values())),
                delete -> step("DELETE", blocks.entry(delete.key())),
                clear -> step("CLEAR"));
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
            step("BLOCK", number(number), Command.flag(blocks.areSingle()));
            current = number;
        }
    }

    private void step(String name, byte[]... arguments) {
        steps.add(Command.bytes(name));
        steps.addAll(List.of(arguments));
    }

    private static byte[] number(int number) {
        return Command.bytes(String.valueOf(number));
    }

    @Override
    public List<Shape> shapes() {
        return shapes;
    }

    @Override
    public Command command() {
        List<byte[]> arguments = new ArrayList<>();
        arguments.add(number(shapes.size()));
        shapes.forEach(s ->
                arguments.addAll(List.of(families.of(s).name(), families.of(s).layout())));
        arguments.addAll(steps);
        return Script.WRITE.call(keys, arguments);
    }
}
