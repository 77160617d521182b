package org.colonnade.server;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.standin.Mains;

/** Couchbase's own mock of a server, which stands in for one that no registry has. It keeps everything in memory. */
final class CouchbaseServer implements ServerKind {
    private static final int PATIENCE = 2_000;
    private static final String BUCKET = "colonnade";
    private static final byte REQUEST = (byte) 0x80;
    private static final byte RESPONSE = (byte) 0x81;
    private static final byte NOTHING = 0x0a;
    private static final String READY = "ready";

    @Override
    public String name() {
        return "couchbase";
    }

    @Override
    public String artefacts() {
        return "couchbase-mock-1.5.27";
    }

    @Override
    public int usualPort() {
        return 11210;
    }

    @Override
    public String usualHeap() {
        return "512m";
    }

    @Override
    public List<String> syncs() {
        return List.of("never");
    }

    @Override
    public void check() {}

    /** The mock counts characters where it means bytes, so it must take each byte for a character. */
    @Override
    public List<String> prepare(ServerSettings settings, Path jars) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms64m",
                "-Xmx" + settings.heap(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dfile.encoding=ISO-8859-1",
                "-cp",
                Mains.place() + System.getProperty("path.separator") + jars + "/*",
                "org.colonnade.standin.CouchbaseMain",
                String.valueOf(settings.port()),
                BUCKET,
                BUCKET);
    }

    /** It does nothing if it is asked to, and says so. */
    @Override
    public boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE);
            socket.setSoTimeout(PATIENCE);
            byte[] message = new byte[24];
            message[0] = REQUEST;
            message[1] = NOTHING;
            socket.getOutputStream().write(message);
            new DataInputStream(socket.getInputStream()).readFully(message);
            return message[0] == RESPONSE;
        } catch (IOException e) {
            return false;
        }
    }

    /** It answers before it can tell clients what they need. */
    @Override
    public boolean isReady(Path directory, int port) {
        return answers(port) && Log.end(directory.resolve("log"), 1).contains(READY);
    }

    @Override
    public String address(int port) {
        return "couchbase://" + BUCKET + ":" + BUCKET + "@127.0.0.1:" + port + "/" + BUCKET
                + "?durability=none&concurrency=1";
    }
}
