package org.colonnade.contract;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports of the loopback interface for servers that come and go.
 *
 * <p>Invariant: they are below those that systems give to whoever connects to somewhere. So nobody gets one by chance while
 * its server is not there yet, or is dead; not even a client that looks for that server.
 */
final class SteadyPort {
    private static final int FIRST = 10_000;
    private static final int END = 30_000;
    private static final int TRIES = 1_000;

    private SteadyPort() {}

    /** One that nothing uses now, taken by chance, so that two who look at the same time hardly find the same. */
    static int free() throws IOException {
        for (int i = 0; i < TRIES; i++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, END);
            if (isFree(port)) {
                return port;
            }
        }
        throw new IOException("no port from " + FIRST + " to " + END + " is free");
    }

    private static boolean isFree(int port) throws IOException {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.isBound();
        } catch (BindException e) {
            return false;
        }
    }
}
