package org.colonnade.contract;

import static org.colonnade.contract.Entries.absent;
import static org.colonnade.contract.Entries.put;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/**
 * All that a store can be asked for about blocks, one or many, of a family with two whole numbers as keys of blocks and
 * entries, and one as value.
 */
record Requests(Store store, Shape shape, int many) {
    static final int MANY = 500;

    private List<Mutation> puts(int count) {
        return IntStream.range(0, count).mapToObj(i -> put(shape, i, 0, i)).toList();
    }

    List<Runnable> reads() {
        List<Get> gets = IntStream.range(0, many)
                .mapToObj(i -> Get.block(shape, List.of(i)))
                .toList();
        return List.of(() -> store.get(gets.get(0)).toList(), () -> store.getAll(gets));
    }

    /** At most so many blocks are written together, where the store can do that at all. */
    List<Runnable> writes(int together) {
        List<Runnable> requests = new ArrayList<>();
        requests.add(() -> store.write(puts(1), Atomicity.BLOCK));
        requests.add(() -> store.write(puts(many), Atomicity.BLOCK));
        requests.add(() -> store.writeIf(absent(shape, 1, 0), List.of(put(shape, 1, 0, 1))));
        if (store.capabilities().atomicAcrossBlocks()) {
            requests.add(() -> store.write(puts(together), Atomicity.ALL));
        }
        return requests;
    }
}
