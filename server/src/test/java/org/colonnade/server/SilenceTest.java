package org.colonnade.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class SilenceTest {
    private static final int NOBODY = 1;

    @Test
    void tells_a_port_where_somebody_is_silent_from_one_where_nobody_is() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            int port = silent.getLocalPort();
            assertThat(Silence.why(port))
                    .startsWith("something listens on port " + port)
                    .contains("TLS");
        }
        assertThat(Silence.why(NOBODY)).isEqualTo("nothing listens on port 1");
    }
}
