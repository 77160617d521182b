package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.colonnade.server.Servers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What needs no server; starting one is tested with the store. */
class ServerCommandTest {
    @TempDir
    private Path directory;

    private Run run(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "server";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[arguments.length + 1] = "--dir";
        all[arguments.length + 2] = directory.toString();
        return Run.of(all);
    }

    @Test
    void status_finds_that_none_runs() {
        Run run = run("cassandra", "status");
        assertThat(run.code()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("colonnade: cassandra does not run\n");
    }

    @Test
    void stopping_what_does_not_run_is_fine() {
        Run run = run("cassandra", "stop");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEqualTo("colonnade: cassandra was not running\n");
    }

    @Test
    void an_unknown_server_is_refused_with_those_there_are() {
        Run run = run("casandra", "start");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .isEqualTo("colonnade: there is no server 'casandra' to start; there are "
                        + String.join(", ", Servers.names()) + "\n");
    }

    @Test
    void a_port_in_use_is_refused() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Run run = run("cassandra", "start", "--port", String.valueOf(socket.getLocalPort()));
            assertThat(run.code()).isEqualTo(Exit.INPUT);
            assertThat(run.err())
                    .contains("port " + socket.getLocalPort() + " cannot be used")
                    .contains("--port");
        }
    }

    @Test
    void a_directory_that_cannot_be_made_is_told() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "no directory");
        Path inside = file.resolve("inside");
        assertThat(Run.of("server", "cassandra", "start", "--dir", file.toString()))
                .isEqualTo(new Run(
                        Exit.INPUT,
                        "",
                        "colonnade: cannot start cassandra in " + file + ": " + file
                                + " is no directory; another directory is given with --dir\n"));
        assertThat(Run.of("server", "cassandra", "start", "--dir", inside.toString()))
                .isEqualTo(new Run(
                        Exit.INPUT,
                        "",
                        "colonnade: cannot start cassandra in " + inside + ": " + inside
                                + ": Not a directory; another directory is given with --dir\n"));
    }

    @Test
    void options_that_make_no_sense_are_refused() {
        assertThat(run("cassandra", "start", "--heap", "much").err()).contains("like 512m or 2g, not 'much'");
        assertThat(run("cassandra", "start", "--sync", "never").err())
                .contains("--sync of cassandra is one of batch, group, periodic, not 'never'");
        assertThat(run("cassandra", "start", "--port", "70000").err()).contains("from 1 to 65535, not 70000");
        assertThat(run("redis", "start", "--port", "0", "--heap", "much", "--sync", "never")
                        .err())
                .contains("--port must be", "; --heap must be", "; --sync of redis is one of");
    }

    @Test
    void a_record_that_cannot_be_read_is_told() throws IOException {
        Files.writeString(directory.resolve("running.properties"), "process=many\n");
        Run run = run("cassandra", "status");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("running.properties cannot be read").contains("delete it");
    }
}
