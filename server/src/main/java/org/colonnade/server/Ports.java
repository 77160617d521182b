package org.colonnade.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntPredicate;

/** Ports of the loopback interface. */
public final class Ports {
    private static final int FIRST = 10_000;
    private static final int END = 30_000;
    private static final int TRIES = 1_000;

    private Ports() {}

    /** Fails if something listens there already. */
    static void requireFree(int port) {
        try {
            listen(port);
        } catch (IOException e) {
            throw new ServerException("port " + port + " cannot be used (" + e.getMessage()
                    + "); another program may have it, choose a free one with --port");
        }
    }

    /**
     * One that nothing uses now, taken by chance, so that two who look at the same time hardly find the same. It is below
     * those that systems give to whoever connects to somewhere, so nobody gets it while its server is not there yet, or is
     * dead; not even a client that looks for that server.
     */
    public static int free() throws IOException {
        return free(FIRST, END, port -> true);
    }

    /** Another than one that its server will use, but does not yet. */
    public static int freeBeside(int port) throws IOException {
        return free(FIRST, END, other -> other != port);
    }

    static int free(int first, int end, IntPredicate suits) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            int port = ThreadLocalRandom.current().nextInt(first, end);
            if (suits.test(port) && isFree(port)) {
                return port;
            }
        }
        throw new IOException("no port from " + first + " to " + (end - 1) + " is free");
    }

    private static boolean isFree(int port) throws IOException {
        try {
            listen(port);
            return true;
        } catch (BindException e) {
            return false;
        }
    }

    private static void listen(int port) throws IOException {
        new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1")).close();
    }
}
