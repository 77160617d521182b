package org.colonnade.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.standin.Mains;

/** DynamoDB Local, the vendor's own edition for one machine, which keeps its data in a file. */
final class DynamoDbServer implements ServerKind {
    private static final String ASKED = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    private static final String SAYS = "MissingAuthenticationToken";
    private static final int PATIENCE = 2_000;

    @Override
    public String name() {
        return "dynamodb";
    }

    @Override
    public String artefacts() {
        return "dynamodb-local-3.3.1";
    }

    @Override
    public int usualPort() {
        return 8000;
    }

    @Override
    public String usualHeap() {
        return "512m";
    }

    @Override
    public List<String> syncs() {
        return List.of("file");
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
                "-Djava.net.preferIPv4Stack=true",
                "-Djava.library.path=" + jars,
                "-cp",
                Mains.place() + System.getProperty("path.separator") + jars + "/*",
                "org.colonnade.standin.DynamoDbMain",
                String.valueOf(settings.port()),
                data.toString());
    }

    /** Who does not say who he is, is told so. */
    @Override
    public boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE);
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(ASKED.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).contains(SAYS);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public String address(int port) {
        return "dynamodb://127.0.0.1:" + port + "/colonnade";
    }
}
