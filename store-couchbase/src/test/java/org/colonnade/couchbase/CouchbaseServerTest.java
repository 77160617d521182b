package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.colonnade.server.ServerException;
import org.colonnade.server.ServerSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in for Couchbase, before it runs. */
class CouchbaseServerTest {
    private final CouchbaseServer server = new CouchbaseServer();

    @TempDir
    private Path directory;

    private ServerSettings at(int port) {
        return new ServerSettings(port, directory, "512m", "never");
    }

    @ParameterizedTest
    @ValueSource(ints = {8091, 18091})
    void a_port_for_administration_is_refused(int port) {
        assertThatThrownBy(() -> server.prepare(at(port), Path.of("jars")))
                .isInstanceOf(ServerException.class)
                .hasMessage(
                        "port " + port
                                + " is Couchbase's for administration, where clients look for no data; choose another one with --port");
    }

    @Test
    void its_usual_port_is_not() throws IOException {
        assertThat(server.prepare(at(server.profile().port()), Path.of("jars")))
                .contains(String.valueOf(server.profile().port()));
    }
}
