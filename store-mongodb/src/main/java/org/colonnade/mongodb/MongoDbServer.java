package org.colonnade.mongodb;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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

/** A server that stands in for MongoDB, which no registry has for all platforms: it speaks the protocol, and keeps data. */
public final class MongoDbServer implements ServerKind {
    private static final int MESSAGE = 2013;

    @Override
    public ServerProfile profile() {
        return new ServerProfile("mongodb", """
                mongo-java-server in place of MongoDB, which cannot be fetched: it
                speaks the protocol and keeps data; commit: in a file before it is
                acknowledged, so that a crash of the server loses nothing; sync:
                on the disk""", "mongo-java-server-1.47.0", 27017, List.of("commit", "sync"));
    }

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path data = Files.createDirectories(settings.directory().resolve("data"));
        return new Jvm(
                        settings,
                        List.of("-Dorg.slf4j.simpleLogger.defaultLogLevel=warn"),
                        List.of(Mains.place()),
                        jars,
                        "org.colonnade.standin.MongoMain",
                        List.of(
                                String.valueOf(settings.port()),
                                data.resolve("mongodb.mv").toString(),
                                settings.sync()))
                .command();
    }

    @Override
    public boolean answers(int port) {
        return Probe.ask(port, ping(), answer -> {
            byte[] head = new byte[16];
            answer.readFully(head);
            return ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt(12) == MESSAGE;
        });
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
        return ServerKind.super.address(port) + "?retryWrites=false";
    }
}
