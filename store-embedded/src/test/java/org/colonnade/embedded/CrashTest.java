package org.colonnade.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
    private int[] killAfter(int lines, String address) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CrashWriter.class.getName(),
                        address)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int[] last = {-1, -1};
        try (BufferedReader reader = process.inputReader()) {
            int read = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] words = line.split(" ");
                if (words.length == 2 && !words[1].isEmpty()) {
                    last[Integer.parseInt(words[0])] = Integer.parseInt(words[1]);
                }
                if (++read == lines) {
                    process.toHandle().destroyForcibly();
                }
            }
            assertThat(read).as("lines before the kill").isGreaterThanOrEqualTo(lines);
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return last;
    }
}
