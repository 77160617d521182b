package org.colonnade.aggregates;

import java.util.List;
import org.colonnade.aggregates.SampleClasses.Counter;

/** A program that counts in several aggregates, in a thread for each, until it is killed. */
final class CrashClient {
    static final int THREADS = 4;

    private CrashClient() {}

    static AggregateStore open(String address, String cut) {
        return AggregateStore.open(address, SampleClasses.DESIGN).cut("Counter", cut);
    }

    /** Prints {@code id count .} for every change that is acknowledged. */
    public static void main(String[] arguments) {
        Aggregates<Counter> counters = open(arguments[0], arguments[1]).of(Counter.class);
        for (int id = 0; id < THREADS; id++) {
            int mine = id;
            if (counters.get(id).isEmpty()) {
                counters.put(new Counter(id, 0, 0, List.of()));
            }
            new Thread(() -> Counting.count(counters, mine, c -> System.out.println(mine + " " + c + " ."))).start();
        }
    }
}
