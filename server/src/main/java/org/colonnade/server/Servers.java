package org.colonnade.server;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The kinds of servers that can be started here: those of the stores on the class path. */
public final class Servers {
    /** As {@code java -Xmx} reads it. */
    private static final String USUAL_HEAP = "512m";

    private Servers() {}

    private static Stream<ServerKind> kinds() {
        return ServiceLoader.load(ServerKind.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Servers::name));
    }

    private static String name(ServerKind kind) {
        return kind.profile().name();
    }

    public static List<String> names() {
        return kinds().map(Servers::name).toList();
    }

    /** Lines that tell of each kind what it is. */
    public static Stream<String> about() {
        return kinds().map(ServerKind::profile)
                .flatMap(k -> ("%-10s ".formatted(k.name()) + k.about().strip().replace("\n", "\n" + " ".repeat(11)))
                        .lines());
    }

    /** A server of a kind, with what is usual for it where nothing else is wanted. */
    public static Server find(String name, Wishes wishes, Consumer<String> progress) {
        ServerKind kind = kinds().filter(k -> name(k).equals(name))
                .findFirst()
                .orElseThrow(() -> new ServerException(
                        "there is no server '" + name + "' to start; there are " + String.join(", ", names())));
        return new Server(kind, settings(kind.profile(), wishes), progress);
    }

    private static ServerSettings settings(ServerProfile kind, Wishes wishes) {
        int port = wishes.port().orElse(kind.port());
        String heap = wishes.heap().orElse(USUAL_HEAP);
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
