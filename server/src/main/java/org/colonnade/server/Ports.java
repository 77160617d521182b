package org.colonnade.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports of the loopback interface. */
public final class Ports {
    private Ports() {}

    /** Fails if something listens there already. */
    static void requireFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
            socket.setReuseAddress(true);
        } catch (IOException e) {
            throw new ServerException("port " + port + " cannot be used (" + e.getMessage()
                    + "); another program may have it, choose a free one with --port");
        }
    }

    /** One that nothing uses now. */
    public static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }
}
