package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.colonnade.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VenueIT {
    @TempDir
    Path temporary;

    @Test
    void no_server_outlives_a_venue_whose_process_is_asked_to_end() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Guest.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<ProcessHandle> servers = List.of();
        try (BufferedReader reader = process.inputReader()) {
            assertThat(reader.readLine()).isEqualTo(Guest.OPEN);
            servers = process.descendants().toList();
            assertThat(servers).isNotEmpty();
            process.destroy();
            process.waitFor();
            assertThat(servers).noneMatch(ProcessHandle::isAlive);
            try (var left = Files.list(temporary)) {
                assertThat(left.filter(d -> d.getFileName().toString().startsWith("colonnade")))
                        .isEmpty();
            }
        } finally {
            process.destroyForcibly();
            servers.forEach(ProcessHandle::destroyForcibly);
        }
    }

    /** Stays at a venue with a server until its process ends. */
    static final class Guest {
        static final String OPEN = "open";

        private Guest() {}

        public static void main(String[] arguments) throws InterruptedException {
            try (Venue venue = new Venue(List.of(), s -> {});
                    Store store = venue.open("redis")) {
                store.families();
                System.out.println(OPEN);
                new CountDownLatch(1).await();
            }
        }
    }
}
