package org.colonnade.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class PortsTest {
    @Test
    void a_port_that_somebody_listens_on_is_not_free() throws IOException {
        try (ServerSocket there = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = there.getLocalPort();
            assertThatThrownBy(() -> Ports.free(port, port + 1, p -> true)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> Ports.requireFree(port)).hasMessageContaining("choose a free one with --port");
        }
    }

    @Test
    void a_port_that_does_not_suit_is_not_taken() throws IOException {
        int port = Ports.free();
        assertThat(Ports.free(port, port + 1, p -> true)).isEqualTo(port);
        assertThatThrownBy(() -> Ports.free(port, port + 1, p -> p != port)).isInstanceOf(IOException.class);
    }
}
