package org.colonnade.redis;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.colonnade.server.Probe;
import org.colonnade.server.ServerException;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;

/** A Redis, which appends every write to a file. Its program is inside a jar, for several platforms. */
public final class RedisServer implements ServerKind {
    private static final String VERSION = "7.0.15";
    private static final String JAR = "embedded-redis-0.9.1.jar";

    @Override
    public ServerProfile profile() {
        return new ServerProfile("redis", """
                always: before it is acknowledged; everysec, Redis' own default:
                a crash may lose the last second; no: when the system likes""", "redis-" + VERSION, 6379, List.of("always", "everysec", "no"));
    }

    @Override
    public void check() {
        program();
    }

    /** The name of the program for this platform. */
    private static String program() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        Map<String, String> machines =
                Map.of("amd64", "amd64", "x86_64", "amd64", "aarch64", "arm64", "arm64", "arm64");
        String platform = system.startsWith("mac") ? "darwin" : system.startsWith("linux") ? "linux" : "";
        if (platform.isEmpty() || !machines.containsKey(machine)) {
            throw new ServerException("there is no Redis to fetch for " + system + " on " + machine
                    + "; install one, start it, and give its address with --store redis://host:6379/0");
        }
        return "redis-server-" + VERSION + "-" + platform + "-" + machines.get(machine);
    }

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path directory = settings.directory();
        Path data = Files.createDirectories(directory.resolve("data"));
        Path extra = directory.resolve("extra.conf");
        Files.writeString(
                directory.resolve("redis.conf"),
                """
                bind 127.0.0.1
                port %d
                dir "%s"
                daemonize no
                save ""
                appendonly yes
                appendfsync %s
                maxmemory %sb
                maxmemory-policy noeviction
                """.formatted(settings.port(), data, settings.sync(), settings.heap())
                        + (Files.isRegularFile(extra) ? Files.readString(extra) : ""));
        return List.of(unpacked(jars.resolve(JAR), jars).toString(), "redis.conf");
    }

    private static Path unpacked(Path jar, Path directory) throws IOException {
        Path program = directory.resolve(program());
        if (!Files.isExecutable(program)) {
            Path unfinished = Files.createTempFile(directory, "redis-server", "");
            try (FileSystem files = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
                Files.copy(files.getPath(program()), unfinished, StandardCopyOption.REPLACE_EXISTING);
            }
            if (!unfinished.toFile().setExecutable(true)) {
                throw new ServerException(unfinished + " cannot be made executable");
            }
            Files.move(unfinished, program, StandardCopyOption.ATOMIC_MOVE);
        }
        return program;
    }

    /** One that asks for a password answers too. */
    @Override
    public boolean answers(int port) {
        return Probe.ask(port, "PING\r\n".getBytes(StandardCharsets.US_ASCII), answer -> {
            BufferedReader reader = new BufferedReader(new InputStreamReader(answer, StandardCharsets.US_ASCII));
            String line = String.valueOf(reader.readLine());
            return line.equals("+PONG") || line.startsWith("-NOAUTH");
        });
    }

    @Override
    public String address(int port) {
        return "redis://127.0.0.1:" + port + "/0";
    }
}
