package org.colonnade.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.colonnade.store.MortalProgram;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A process that writes is killed, again and again. */
class CrashTest {
    private static final int ROUNDS = 3;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"always", "interval"})
    void what_was_acknowledged_outlives_a_kill_and_nothing_is_half_there(String sync) throws Exception {
        String address = "embedded:" + directory + "?sync=" + sync;
        for (int round = 1; round <= ROUNDS; round++) {
            int[] acknowledged = killAfter(round * 150, address);
            try (Store store = Stores.open(address)) {
                for (int block = 0; block < 2; block++) {
                    List<Integer> left = Numbers.in(store, CrashWriter.FAMILIES.get(0), block);
                    assertThat(left)
                            .isEqualTo(IntStream.range(0, left.size()).boxed().toList());
                    assertThat(left).hasSizeGreaterThan(acknowledged[block]);
                    assertThat(Numbers.in(store, CrashWriter.FAMILIES.get(1), block))
                            .isEqualTo(left);
                }
            }
        }
    }

    /** Returns the last numbers that were acknowledged. */
    private static int[] killAfter(int lines, String address) throws Exception {
        int[] last = {-1, -1};
        Consumer<String[]> said = words -> {
            if (words.length == 2 && !words[1].isEmpty()) {
                last[Integer.parseInt(words[0])] = Integer.parseInt(words[1]);
            }
        };
        MortalProgram.killAfter(lines, said, CrashWriter.class, address);
        return last;
    }
}
