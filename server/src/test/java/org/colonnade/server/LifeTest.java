package org.colonnade.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Processes that run and such that have ended. */
@EnabledOnOs(OS.LINUX)
class LifeTest {

    @Test
    void a_process_that_has_ended_and_was_not_noticed_does_not_run() throws Exception {
        Process parent = new ProcessBuilder("sh", "-c", "sleep 0.2 & exec sleep 60").start();
        try {
            ProcessHandle child = child(parent);
            assertThat(Life.isIn(child)).isTrue();
            while (Life.isIn(child)) {
                Thread.sleep(20);
            }
            assertThat(Files.exists(Path.of("/proc/" + child.pid()))).isTrue();
            assertThat(Life.isIn(parent.toHandle())).isTrue();
        } finally {
            parent.destroyForcibly().waitFor();
        }
        assertThat(Life.isIn(parent.toHandle())).isFalse();
    }

    private static ProcessHandle child(Process parent) throws InterruptedException {
        while (parent.children().findFirst().isEmpty()) {
            Thread.sleep(5);
        }
        return parent.children().findFirst().orElseThrow();
    }
}
