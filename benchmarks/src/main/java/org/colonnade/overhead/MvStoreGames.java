package org.colonnade.overhead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.colonnade.store.Address;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RootReference;
import org.h2.mvstore.type.ByteArrayDataType;
import tools.jackson.databind.json.JsonMapper;

/**
 * With H2's MVStore: a map whose keys are those of games and numbers. The first value of a game is its version and either
 * the game or the frame, the others are its rounds. Who reads sees what is on the disk, and who writes waits for that.
 */
final class MvStoreGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int COMMITS_BETWEEN_COMPACTIONS = 1000;

    private final Optional<Path> file;
    private final boolean perRound;
    private final MVStore store;
    private final MVMap<byte[], byte[]> games;
    private volatile RootReference<byte[], byte[]> shown;
    private int commits;

    MvStoreGames(Address address, boolean perRound) {
        this.file = address.path().map(p -> Path.of(p + ".by-hand"));
        this.perRound = perRound;
        MVStore.Builder builder = new MVStore.Builder()
                .autoCommitDisabled()
                .autoCommitBufferSize(0)
                .cacheSize(32);
        file.map(Path::toString).ifPresent(builder::fileName);
        this.store = builder.open();
        // Nothing of a version is overwritten before five later ones have been synced.
        store.setRetentionTime(0);
        this.games = store.openMap(
                "games",
                new MVMap.Builder<byte[], byte[]>()
                        .keyType(ByteArrayDataType.INSTANCE)
                        .valueType(ByteArrayDataType.INSTANCE));
        this.shown = games.flushAndGetRoot();
    }

    private static byte[] key(UUID id, int number) {
        return ByteBuffer.allocate(20)
                .putLong(id.getMostSignificantBits())
                .putLong(id.getLeastSignificantBits())
                .putInt(number)
                .array();
    }

    private static byte[] bytes(long version, Object value) {
        byte[] json = JSON.writeValueAsBytes(value);
        return ByteBuffer.allocate(Long.BYTES + json.length)
                .putLong(version)
                .put(json)
                .array();
    }

    private static long version(byte[] first) {
        return ByteBuffer.wrap(first).getLong();
    }

    private static <T> T value(byte[] first, Class<T> type) {
        return JSON.readValue(first, Long.BYTES, first.length - Long.BYTES, type);
    }

    private void keep() {
        store.commit();
        store.sync();
        shown = games.flushAndGetRoot();
        if (++commits % COMMITS_BETWEEN_COMPACTIONS == 0) {
            store.compact(50, 4 << 20);
        }
    }

    @Override
    public synchronized void put(Game game) {
        for (byte[] key : keys(game.id())) {
            games.remove(key);
        }
        games.put(key(game.id(), 0), bytes(Games.firstVersion(), perRound ? game.frame() : game));
        for (int i = 0; perRound && i < game.rounds().size(); i++) {
            games.put(
                    key(game.id(), i + 1), JSON.writeValueAsBytes(game.rounds().get(i)));
        }
        keep();
    }

    private List<byte[]> keys(UUID id) {
        List<byte[]> keys = new ArrayList<>();
        games.cursor(key(id, 0), key(id, Integer.MAX_VALUE), false).forEachRemaining(keys::add);
        return keys;
    }

    /** What is shown, which nobody overwrites meanwhile. */
    private List<byte[]> values(UUID id) {
        MVStore.TxCounter usage = store.registerVersionUsage();
        try {
            List<byte[]> values = new ArrayList<>();
            Cursor<byte[], byte[]> cursor =
                    games.cursor(shown, key(id, 0), key(id, perRound ? Integer.MAX_VALUE : 0), false);
            while (cursor.hasNext()) {
                cursor.next();
                values.add(cursor.getValue());
            }
            return values;
        } finally {
            store.deregisterVersionUsage(usage);
        }
    }

    @Override
    public Game get(UUID id) {
        List<byte[]> values = values(id);
        if (!perRound) {
            return value(values.get(0), Game.class);
        }
        List<Game.Round> rounds = new ArrayList<>();
        for (byte[] value : values.subList(1, values.size())) {
            rounds.add(JSON.readValue(value, Game.Round.class));
        }
        return value(values.get(0), Game.Frame.class).with(rounds);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        byte[] seen = games.get(key(id, 0));
        long next = version(seen) + 1;
        byte[] first = perRound
                ? ByteBuffer.wrap(seen.clone()).putLong(0, next).array()
                : bytes(next, value(seen, Game.class).and(round));
        return isMade(id, version(seen), first, round);
    }

    private synchronized boolean isMade(UUID id, long seen, byte[] first, Game.Round round) {
        if (version(games.get(key(id, 0))) != seen) {
            return false;
        }
        games.put(key(id, 0), first);
        if (perRound) {
            byte[] last = games.floorKey(key(id, Integer.MAX_VALUE));
            games.put(key(id, ByteBuffer.wrap(last).getInt(16) + 1), JSON.writeValueAsBytes(round));
        }
        keep();
        return true;
    }

    @Override
    public void close() {
        store.closeImmediately();
        file.ifPresent(f -> {
            try {
                Files.delete(f);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
