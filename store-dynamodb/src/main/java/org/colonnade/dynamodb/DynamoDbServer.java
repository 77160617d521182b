package org.colonnade.dynamodb;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.server.Jvm;
import org.colonnade.server.Probe;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;
import org.colonnade.standin.Mains;

/** DynamoDB Local, the vendor's own edition for one machine, which keeps its data in a file. */
public final class DynamoDbServer implements ServerKind {
    private static final String ASKED = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    private static final String SAYS = "MissingAuthenticationToken";

    @Override
    public ServerProfile profile() {
        return new ServerProfile("dynamodb", """
                DynamoDB Local; file: with the system before it is acknowledged""", "dynamodb-local-3.3.1", 8000, List.of("file"));
    }

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path data = Files.createDirectories(settings.directory().resolve("data"));
        return new Jvm(
                        settings,
                        List.of("-Djava.net.preferIPv4Stack=true", "-Djava.library.path=" + jars),
                        List.of(Mains.place()),
                        jars,
                        "org.colonnade.standin.DynamoDbMain",
                        List.of(String.valueOf(settings.port()), data.toString()))
                .command();
    }

    /** Who does not say who he is, is told so. */
    @Override
    public boolean answers(int port) {
        return Probe.ask(
                port,
                ASKED.getBytes(StandardCharsets.US_ASCII),
                answer -> new String(answer.readAllBytes(), StandardCharsets.US_ASCII).contains(SAYS));
    }
}
