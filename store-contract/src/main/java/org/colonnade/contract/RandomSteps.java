package org.colonnade.contract;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/** Random steps on few blocks and few keys, so that they often meet. The first column of a block is the run. */
final class RandomSteps {
    static final List<String> TEXTS = List.of("a", "b", "ba", "\ud83d\ude00", "\uffee");

    private final Shape shape;
    private final List<String> texts;
    private int runs;

    /** @param texts the values of the first column */
    RandomSteps(Shape shape, List<String> texts) {
        this.shape = shape;
        this.texts = texts;
    }

    int nextRun() {
        return runs++;
    }

    /** Something to do, to a model and to a store. */
    sealed interface Step {
        Object on(ReferenceStore model, int run);

        Object on(Store store, int run);
    }

    private record Write(IntFunction<List<Mutation>> mutations) implements Step {
        @Override
        public Object on(ReferenceStore model, int run) {
            model.write(mutations.apply(run));
            return true;
        }

        @Override
        public Object on(Store store, int run) {
            store.write(mutations.apply(run), Atomicity.BLOCK);
            return true;
        }

        @Override
        public String toString() {
            return "write " + mutations.apply(0);
        }
    }

    private record WriteIf(IntFunction<Expectation> expectation, IntFunction<List<Mutation>> mutations)
            implements Step {
        @Override
        public Object on(ReferenceStore model, int run) {
            return model.writeIf(expectation.apply(run), mutations.apply(run));
        }

        @Override
        public Object on(Store store, int run) {
            return store.writeIf(expectation.apply(run), mutations.apply(run));
        }

        @Override
        public String toString() {
            return "if " + expectation.apply(0) + " write " + mutations.apply(0);
        }
    }

    private record Read(IntFunction<Get> get, boolean atOnce) implements Step {
        @Override
        public Object on(ReferenceStore model, int run) {
            return model.get(get.apply(run));
        }

        @Override
        public Object on(Store store, int run) {
            Get wanted = get.apply(run);
            return atOnce ? store.list(wanted) : store.get(wanted).toList();
        }

        @Override
        public String toString() {
            return (atOnce ? "list " : "") + get.apply(0);
        }
    }

    List<Step> sequence(long seed, int length) {
        Random random = new Random(seed);
        return IntStream.range(0, length).mapToObj(i -> step(random)).toList();
    }

    private Step step(Random random) {
        String block = pick(random, List.of("x", "y"));
        return switch (random.nextInt(6)) {
            case 0, 1 -> new Write(mutations(random, Optional.empty()));
            case 2 -> new WriteIf(expectation(random, block), mutations(random, Optional.of(block)));
            default -> new Read(get(random, block), random.nextBoolean());
        };
    }

    /** Of one block, or of any. */
    private IntFunction<List<Mutation>> mutations(Random random, Optional<String> block) {
        List<IntFunction<Mutation>> made = new ArrayList<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            made.add(mutation(random, block.orElse(pick(random, List.of("x", "y")))));
        }
        return run -> made.stream().map(m -> m.apply(run)).toList();
    }

    private IntFunction<Mutation> mutation(Random random, String block) {
        int e = random.nextInt(3);
        String f = pick(random, TEXTS);
        return switch (random.nextInt(8)) {
            case 0 -> run -> new Mutation.Clear(shape, List.of(run, block));
            case 1, 2 -> run -> new Mutation.Delete(shape, List.of(run, block, e, f));
            default -> {
                Map<Field, Object> values = values(random);
                yield run -> new Mutation.Put(shape, List.of(run, block, e, f), values);
            }
        };
    }

    private Map<Field, Object> values(Random random) {
        Map<Field, Object> values = new LinkedHashMap<>();
        if (random.nextBoolean()) {
            values.put(shape.values().get(0), random.nextInt(4) == 0 ? null : pick(random, texts));
        }
        if (random.nextBoolean()) {
            values.put(shape.values().get(1), random.nextInt(4) == 0 ? null : random.nextInt(2));
        }
        return values;
    }

    private IntFunction<Expectation> expectation(Random random, String block) {
        int e = random.nextInt(3);
        String f = pick(random, TEXTS);
        Map<Field, Object> values = values(random);
        return values.isEmpty()
                ? run -> new Expectation.Absent(shape, List.of(run, block, e, f))
                : run -> new Expectation.Holds(shape, List.of(run, block, e, f), values);
    }

    private IntFunction<Get> get(Random random, String block) {
        Range range = range(random);
        boolean reversed = random.nextBoolean();
        OptionalInt limit = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(4));
        return run -> new Get(shape, List.of(run, block), range, reversed, limit);
    }

    private static Range range(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Range.ALL;
            case 1 -> new Range(List.of(), end(random, random.nextInt(3)), end(random, random.nextInt(3)));
            case 2 ->
                new Range(
                        List.of(random.nextInt(3)), end(random, pick(random, TEXTS)), end(random, pick(random, TEXTS)));
            default -> Range.beginning(List.of(random.nextInt(3), pick(random, TEXTS)));
        };
    }

    private static Optional<Range.End> end(Random random, Object value) {
        return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(new Range.End(value, random.nextBoolean()));
    }

    private static <T> T pick(Random random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
