package org.colonnade.calibration;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.value.ComplexValue;

/** Some aggregates that are alike and cut alike, with consecutive keys, and the operations on one of them. */
final class Herd {
    /** The numbers of the keys that belong to one. */
    static final long KEYS = 1_000_000_000;

    private static final int SIZE = 10;

    private final BlockSample sample;
    private final AggregateStore store;
    private final long first;
    private final Letters letters;
    private final Random random;
    private final Set<Long> grown = new HashSet<>();
    private Aggregates<ComplexValue> aggregates;
    private OptionalLong created = OptionalLong.empty();

    /** @param store that cuts new aggregates as it should */
    Herd(BlockSample sample, AggregateStore store, long first, Random random) {
        this.sample = sample;
        this.store = store;
        this.first = first;
        this.letters = new Letters(random);
        this.random = random;
    }

    /** Makes the aggregates, and their family if it is not there. */
    void fill() {
        aggregates = store.of(BlockSample.NAME);
        for (long key = first; key < first + SIZE; key++) {
            aggregates.put(sample.value(key, letters));
        }
    }

    /** Makes ready for an act, and gives the act itself. */
    @SuppressWarnings("ReturnValueIgnored") // What an act reads only has to be there.
    Runnable prepare(BlockAct act) {
        long key = first + random.nextInt(SIZE);
        if (grown.remove(key)) {
            aggregates.put(sample.value(key, letters));
        }
        return switch (act) {
            case RETRIEVE -> () -> aggregates.get(key).orElseThrow();
            case GLANCE -> () -> aggregates.part(key, BlockSample.NOTE).orElseThrow();
            case APPEND -> {
                grown.add(key);
                ComplexValue item = sample.item(letters);
                yield () -> aggregates.append(key, BlockSample.ITEMS, item);
            }
            case CHANGE -> {
                ComplexValue note = BlockSample.note(letters);
                yield () -> aggregates.set(key, BlockSample.NOTE, note);
            }
            case CREATE -> {
                ComplexValue value = fresh();
                yield () -> aggregates.create(value);
            }
        };
    }

    /** One that is not there yet; the last such is taken away. */
    private ComplexValue fresh() {
        created.ifPresent(aggregates::delete);
        long key = created.orElse(first + SIZE) + 1;
        created = OptionalLong.of(key);
        return sample.value(key, letters);
    }
}
