package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stores that do not answer, or cannot write, are a sentence and exit code 1. */
class StoreFaultsTest {
    private static final String DESIGN = """
            entity User (20_000) {
              id key int
              name text(100)
            }
            request Show 1 {
              SELECT User.name FROM User WHERE User.id = ?user;
            }
            request Rename 1 {
              UPDATE User SET name = ?name WHERE User.id = ?user;
            }
            """;

    @TempDir
    private Path directory;

    private Run run(String command, String store, String... more) throws IOException {
        Path design = directory.resolve("users.design");
        Files.writeString(design, DESIGN);
        return Run.of(Run.line(command + " " + design + " --store " + store, more));
    }

    private static void assertSentence(Run run, String... parts) {
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.SOFTWARE).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("colonnade: ").contains(parts).doesNotContain("\tat ", "internal error");
    }

    @Test
    void nobody_listens() throws IOException {
        assertSentence(
                run("create", "cassandra://127.0.0.1:1/users?timeout=30s"),
                "127.0.0.1:1/users",
                "refused",
                "is a server there?");
    }

    @Test
    void somebody_listens_who_never_answers() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            String address = "cassandra://127.0.0.1:" + silent.getLocalPort() + "/users?timeout=1s";
            assertSentence(run("create", address), "127.0.0.1:" + silent.getLocalPort());
            assertSentence(run("load", address, "--generate"), "127.0.0.1:" + silent.getLocalPort());
        }
    }

    @Test
    void a_directory_that_is_not_there_is_bad_input() throws IOException {
        Run run = run("create", "embedded:" + directory.resolve("missing/users"));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("there is no directory " + directory.resolve("missing") + "; make it first");
    }

    @Test
    void a_full_or_read_only_disk() throws IOException, InterruptedException {
        Path disk = Files.createDirectory(directory.resolve("disk"));
        assumeTrue(
                system("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()),
                "this user may not mount a small disk");
        try {
            String address = "embedded:" + disk.resolve("users");
            assertThat(run("create", address).code()).isZero();
            assertSentence(
                    run("load", address, "--generate"), disk.toString(), "; the same command, given again, goes on\n");
            assertDropped(disk, address);
            assertThat(run("create", address).code()).isZero();
            assertThat(system("mount", "-o", "remount,ro", disk.toString())).isTrue();
            assertSentence(run("load", address, "--generate"), disk.toString());
            assertSentence(
                    run("run", address, "--request", "Rename", "--param", "user=1", "--param", "name=x"),
                    disk.toString());
        } finally {
            system("umount", disk.toString());
        }
    }

    /** That takes a little room itself, which may not be left. */
    private void assertDropped(Path disk, String address) throws IOException, InterruptedException {
        Run dropped = run("drop", address);
        if (dropped.code() != 0) {
            assertSentence(dropped, disk.toString(), "the disk is full; make room");
            assertThat(system("mount", "-o", "remount,size=2m", disk.toString()))
                    .isTrue();
            assertThat(run("drop", address).code()).isZero();
        }
    }

    private static boolean system(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
