package org.colonnade.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.colonnade.server.Ports;
import org.colonnade.server.Running;
import org.colonnade.server.Server;
import org.colonnade.server.ServerException;
import org.colonnade.server.Servers;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

/**
 * Where an experiment's stores come from: at the addresses that somebody gave, or else on servers that are started for it
 * in a directory of their own.
 *
 * <p>Invariants: at most one of these servers runs at a time, because one that idles would still take its share of the
 * machine; it runs on until a server of another kind is needed. When this is closed, or the JVM ends in any way that
 * leaves it the time, none runs, and the directory is gone.
 */
public final class Venue implements AutoCloseable {
    /** Stores that run in this process, under another address than their kind alone. */
    private static final Map<String, String> IN_PROCESS = Map.of("datastore", "datastore:stub");

    private final Map<String, Address> given = new LinkedHashMap<>();
    private final Consumer<String> progress;
    private final Map<String, Server> servers = new LinkedHashMap<>();
    private final Thread lastResort = new Thread(this::clear, "venue");
    private Optional<Path> directory = Optional.empty();
    private boolean closed;

    /** @param addresses used in place of servers of these kinds */
    public Venue(List<Address> addresses, Consumer<String> progress) {
        addresses.forEach(a -> given.put(a.scheme(), a));
        this.progress = progress;
        Runtime.getRuntime().addShutdownHook(lastResort);
    }

    /** The kinds of stores that somebody named, in their order; if nobody did, these. */
    List<String> kinds(List<String> usual) {
        return given.isEmpty() ? usual : List.copyOf(given.keySet());
    }

    /** Opens a store of a kind, on a server that is started if need be. */
    Store open(String kind) {
        return Stores.open(given.containsKey(kind) ? given.get(kind) : Address.of(address(kind)));
    }

    /** What an open store is, with its version if that can be told. */
    String product(String kind, Store store) {
        return store.product()
                .or(() -> Optional.ofNullable(servers.get(kind)).map(Server::product))
                .orElse(kind);
    }

    private String address(String kind) {
        if (!Servers.names().contains(kind)) {
            return IN_PROCESS.getOrDefault(kind, kind + ":");
        }
        Server server = server(kind);
        Optional<Running> running = server.running();
        if (running.isEmpty()) {
            stopAll();
        }
        return server.address(running.orElseGet(server::start));
    }

    private synchronized void stopAll() {
        servers.values().forEach(Server::stop);
    }

    private synchronized Server server(String kind) {
        if (closed) {
            throw new ServerException("no server of " + kind + " is started any more");
        }
        return servers.computeIfAbsent(kind, this::make);
    }

    private Server make(String kind) {
        try {
            return Servers.find(
                    kind,
                    new Servers.Wishes(
                            OptionalInt.of(Ports.free()),
                            Optional.of(home().resolve(kind)),
                            Optional.empty(),
                            Optional.empty()),
                    progress);
        } catch (IOException e) {
            throw new ServerException("cannot prepare a server of " + kind + ": " + e);
        }
    }

    private Path home() throws IOException {
        if (directory.isEmpty()) {
            directory = Optional.of(Files.createTempDirectory("colonnade-experiment"));
        }
        return directory.get();
    }

    @Override
    public void close() {
        clear();
        try {
            Runtime.getRuntime().removeShutdownHook(lastResort);
        } catch (IllegalStateException e) {
            // The JVM is ending, and the hook finds nothing left to do.
        }
    }

    private synchronized void clear() {
        closed = true;
        servers.values().forEach(Server::retire);
        directory.ifPresent(Venue::delete);
        directory = Optional.empty();
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
