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

/** All that a store can be asked for about blocks, one or many. */
final class Requests {
    static final int MANY = 500;

    private Requests() {}

    /** On a family with two whole numbers as keys of blocks and entries, and one as value. */
    static List<Runnable> of(Store store, Shape shape, int together) {
        List<Mutation> puts =
                IntStream.range(0, MANY).mapToObj(i -> put(shape, i, 0, i)).toList();
        List<Get> gets = IntStream.range(0, MANY)
                .mapToObj(i -> Get.block(shape, List.of(i)))
                .toList();
        List<Runnable> requests = new ArrayList<>();
        requests.add(() -> store.get(gets.get(0)).toList());
        requests.add(() -> store.getAll(gets));
        requests.add(() -> store.write(puts, Atomicity.BLOCK));
        requests.add(() -> store.writeIf(absent(shape, 1, 0), List.of(put(shape, 1, 0, 1))));
        if (store.capabilities().atomicAcrossBlocks()) {
            requests.add(() -> store.write(puts.subList(0, together), Atomicity.ALL));
        }
        return requests;
    }
}
