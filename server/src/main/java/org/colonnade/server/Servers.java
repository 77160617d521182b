package org.colonnade.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** The kinds of servers that can be started here. */
public final class Servers {
    private static final List<ServerKind> KINDS = List.of(
            new CassandraServer(),
            new RedisServer(),
            new HBaseServer(),
            new DynamoDbServer(),
            new MongoDbServer(),
            new CouchbaseServer());

    private Servers() {}

    public static List<String> names() {
        return KINDS.stream().map(ServerKind::name).toList();
    }

    /** A server of a kind, with what is usual for it where nothing else is wanted. */
    public static Server find(String name, Wishes wishes, Consumer<String> progress) {
        ServerKind kind = KINDS.stream()
                .filter(k -> k.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new ServerException(
                        "there is no server '" + name + "' to start; there are " + String.join(", ", names())));
        return new Server(kind, settings(kind, wishes), progress);
    }

    private static ServerSettings settings(ServerKind kind, Wishes wishes) {
        int port = wishes.port().orElse(kind.usualPort());
        String heap = wishes.heap().orElse(kind.usualHeap());
        String sync = wishes.sync().orElse(kind.syncs().get(0));
        List<String> problems = ServerSettings.problems(port, heap);
        if (!kind.syncs().contains(sync)) {
            problems.add("--sync of " + kind.name() + " is one of " + String.join(", ", kind.syncs()) + ", not '" + sync
                    + "'");
        }
        if (!problems.isEmpty()) {
            throw new ServerException(String.join("; ", problems));
        }
        return new ServerSettings(port, wishes.directory().orElse(Places.data().resolve(kind.name())), heap, sync);
    }

    /** What is wanted of a server; see {@link ServerSettings}. */
    public record Wishes(OptionalInt port, Optional<Path> directory, Optional<String> heap, Optional<String> sync) {}
}
