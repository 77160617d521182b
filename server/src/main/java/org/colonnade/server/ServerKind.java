package org.colonnade.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What a server of some store is made of, and how it is started and asked. The store's own module registers it as a service, with this
 * one as an optional dependency: who embeds the store gets no servers by it.
 */
public interface ServerKind {
    /** What is to be known of it before it is started. */
    ServerProfile profile();

    /** Fails if it cannot run on this machine. */
    default void check() {}

    /** Writes its configuration into its directory; the command that starts it. */
    List<String> prepare(ServerSettings settings, Path jars) throws IOException;

    /** Whether a server answers on a port of this machine, as one of this kind does. */
    boolean answers(int port);

    /** Whether the server of a directory does its work, where that takes longer than to answer. */
    default boolean isReady(Path directory, int port) {
        return answers(port);
    }

    /** Where a store on it is, for {@code --store}. */
    default String address(int port) {
        return profile().name() + "://127.0.0.1:" + port + "/colonnade";
    }
}
