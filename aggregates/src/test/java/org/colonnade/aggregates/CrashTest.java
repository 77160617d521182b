package org.colonnade.aggregates;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.colonnade.aggregates.SampleClasses.Counter;
import org.colonnade.store.MortalProgram;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A process that changes aggregates is killed, again and again. */
class CrashTest {
    private static final int ROUNDS = 2;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "log[*]"})
    void what_was_acknowledged_outlives_a_kill_and_no_aggregate_is_half_written(String cut) throws Exception {
        String address = "embedded:" + directory;
        for (int round = 1; round <= ROUNDS; round++) {
            int[] acknowledged = killAfter(round * 80, address, cut);
            try (AggregateStore store = CrashClient.open(address, cut)) {
                for (int id = 0; id < CrashClient.THREADS; id++) {
                    Counter counter = store.of(Counter.class).get(id).orElseThrow();
                    Counting.requireKept(counter, acknowledged[id]);
                }
            }
        }
    }

    /** Returns the last count of each aggregate that was acknowledged. */
    private static int[] killAfter(int lines, String address, String cut) throws Exception {
        int[] last = new int[CrashClient.THREADS];
        Consumer<String[]> said = words -> {
            if (words.length == 3) {
                last[Integer.parseInt(words[0])] = Integer.parseInt(words[1]);
            }
        };
        MortalProgram.killAfter(lines, said, CrashClient.class, address, cut);
        return last;
    }
}
