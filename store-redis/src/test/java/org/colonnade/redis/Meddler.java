package org.colonnade.redis;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Stands between a client and Redis, and does something just before each script that the client runs. */
final class Meddler implements AutoCloseable {
    private static final int MOST_AT_ONCE = 1 << 16;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final ServerSocket server;
    private final int behind;
    private final Runnable before;

    Meddler(int behind, Runnable before) {
        this.behind = behind;
        this.before = before;
        try {
            this.server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::accept);
    }

    String place() {
        return "127.0.0.1:" + server.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket client = server.accept();
                Socket redis = new Socket(InetAddress.getLoopbackAddress(), behind);
                threads.execute(() -> pass(client, redis));
                threads.execute(() -> pass(redis, client));
            }
        } catch (IOException e) {
            // It is closed.
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] bytes = new byte[MOST_AT_ONCE];
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int size = in.read(bytes); size >= 0; size = in.read(bytes)) {
                if (new String(bytes, 0, size, StandardCharsets.ISO_8859_1).contains("EVALSHA")) {
                    before.run();
                }
                out.write(bytes, 0, size);
            }
        } catch (IOException e) {
            // One of the two is gone, and so is the other one now.
        }
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            threads.shutdownNow();
        }
    }
}
