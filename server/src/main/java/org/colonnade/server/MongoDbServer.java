package org.colonnade.server;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.standin.Mains;

/** A server that stands in for MongoDB, which no registry has for all platforms: it speaks the protocol, and keeps data. */
final class MongoDbServer implements ServerKind {
    private static final int PATIENCE = 2_000;
    private static final int MESSAGE = 2013;

    @Override
    public String name() {
        return "mongodb";
    }

    @Override
    public String artefacts() {
        return "mongo-java-server-1.47.0";
    }

    @Override
    public int usualPort() {
        return 27017;
    }

    @Override
    public String usualHeap() {
        return "512m";
    }

    @Override
    public List<String> syncs() {
        return List.of("commit", "sync");
    }

    @Override
    public void check() {}

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path data = Files.createDirectories(settings.directory().resolve("data"));
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms64m",
                "-Xmx" + settings.heap(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-cp",
                Mains.place() + System.getProperty("path.separator") + jars + "/*",
                "org.colonnade.standin.MongoMain",
                String.valueOf(settings.port()),
                data.resolve("mongodb.mv").toString(),
                settings.sync());
    }

    @Override
    public boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE);
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(ping());
            byte[] head = new byte[16];
            new DataInputStream(socket.getInputStream()).readFully(head);
            return ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt(12) == MESSAGE;
        } catch (IOException e) {
            return false;
        }
    }

    /** The message {@code {ping: 1, $db: "admin"}}. */
    private static byte[] ping() {
        ByteBuffer document = ByteBuffer.allocate(30).order(ByteOrder.LITTLE_ENDIAN);
        document.putInt(30).put((byte) 0x10).put(text("ping")).putInt(1);
        document.put((byte) 0x02).put(text("$db")).putInt(6).put(text("admin")).put((byte) 0);
        return ByteBuffer.allocate(51)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(51)
                .putInt(1)
                .putInt(0)
                .putInt(MESSAGE)
                .putInt(0)
                .put((byte) 0)
                .put(document.array())
                .array();
    }

    private static byte[] text(String text) {
        return (text + '\0').getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public String address(int port) {
        return "mongodb://127.0.0.1:" + port + "/colonnade?retryWrites=false";
    }
}
