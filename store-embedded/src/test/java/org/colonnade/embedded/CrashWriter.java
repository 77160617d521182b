package org.colonnade.embedded;

import java.util.List;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

/** A program that writes the same numbers into two families, in two threads, until it is killed. */
final class CrashWriter {
    static final List<Shape> FAMILIES = List.of(Numbers.family("left"), Numbers.family("right"));

    private CrashWriter() {}

    /** Prints {@code block number} for every write that is acknowledged. */
    public static void main(String[] arguments) {
        Store store = Stores.open(arguments[0]);
        FAMILIES.forEach(store::create);
        for (int block = 0; block < 2; block++) {
            int mine = block;
            new Thread(() -> write(store, mine)).start();
        }
    }

    private static void write(Store store, int block) {
        int number = Numbers.in(store, FAMILIES.get(0), block).size();
        String text = "x".repeat(300);
        while (true) {
            Numbers.write(
                    store,
                    Numbers.put(FAMILIES.get(0), block, number, text),
                    Numbers.put(FAMILIES.get(1), block, number, text));
            System.out.println(block + " " + number++);
        }
    }
}
