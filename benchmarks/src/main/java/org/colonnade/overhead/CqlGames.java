package org.colonnade.overhead;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.DefaultBatchType;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.colonnade.store.Address;
import tools.jackson.databind.json.JsonMapper;

/**
 * With Cassandra's driver: a partition for each game, with its version and number of rounds as static columns, and either
 * one row for the game or one for the frame and one for each round. Changes are batches under a condition on the version.
 */
final class CqlGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int FRAME = -1;
    private static final Duration FLUSH = Duration.ofSeconds(1);

    private final CqlSession session;
    private final boolean perRound;
    private final String table;
    private final PreparedStatement select;
    private final PreparedStatement selectHead;
    private final PreparedStatement selectGame;
    private final PreparedStatement insert;
    private final PreparedStatement head;
    private final PreparedStatement clear;
    private final PreparedStatement advance;

    CqlGames(Address address, boolean perRound) {
        this.session = CqlSession.builder()
                .addContactPoint(new InetSocketAddress(
                        address.host().orElse("127.0.0.1"), address.port().orElse(9042)))
                .withLocalDatacenter(address.option("dc").orElse("datacenter1"))
                .withKeyspace(address.path().orElseThrow())
                .withConfigLoader(DriverConfigLoader.programmaticBuilder()
                        .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(20))
                        .withString(
                                DefaultDriverOption.REQUEST_CONSISTENCY, DefaultConsistencyLevel.LOCAL_QUORUM.name())
                        .build())
                .build();
        this.perRound = perRound;
        this.table = "by_hand_" + (perRound ? "rounds" : "games");
        session.execute(
                "CREATE TABLE IF NOT EXISTS " + table + " (id uuid, entry int, value text, version bigint static,"
                        + " size int static, PRIMARY KEY (id, entry))");
        session.execute("TRUNCATE " + table);
        this.select = session.prepare("SELECT entry, value FROM " + table + " WHERE id = ?");
        this.selectHead = session.prepare("SELECT version, size FROM " + table + " WHERE id = ? LIMIT 1");
        this.selectGame = session.prepare("SELECT version, size, value FROM " + table + " WHERE id = ?");
        this.insert = session.prepare("INSERT INTO " + table + " (id, entry, value) VALUES (?, ?, ?)");
        this.head = session.prepare("UPDATE " + table + " SET version = ?, size = ? WHERE id = ?");
        this.clear = session.prepare("DELETE FROM " + table + " USING TIMESTAMP ? WHERE id = ?");
        this.advance = session.prepare("UPDATE " + table + " SET version = ?, size = ? WHERE id = ? IF version = ?");
    }

    @Override
    public void put(Game game) {
        long now = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
        BatchStatement batch = BatchStatement.newInstance(
                DefaultBatchType.UNLOGGED,
                clear.bind(now - 1, game.id()),
                head.bind(Games.firstVersion(), game.rounds().size(), game.id()),
                insert.bind(game.id(), FRAME, JSON.writeValueAsString(perRound ? game.frame() : game)));
        for (int i = 0; perRound && i < game.rounds().size(); i++) {
            batch = batch.add(insert.bind(
                    game.id(), i, JSON.writeValueAsString(game.rounds().get(i))));
        }
        session.execute(batch.setQueryTimestamp(now));
    }

    /** Cassandra writes one of two tables to the disk, and keeps the other one in memory, as it likes. */
    @Override
    public void settle(String family) {
        List<String> tables = List.of(table, "\"" + family + "\"");
        tables.forEach(t -> flushEvery(FLUSH, t));
        try {
            Thread.sleep(4 * FLUSH.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        tables.forEach(t -> flushEvery(Duration.ZERO, t));
    }

    private void flushEvery(Duration period, String name) {
        session.execute("ALTER TABLE " + name + " WITH memtable_flush_period_in_ms = " + period.toMillis());
    }

    @Override
    public Game get(UUID id) {
        List<Row> rows = session.execute(select.bind(id)).all();
        if (!perRound) {
            return JSON.readValue(rows.get(0).getString(1), Game.class);
        }
        List<Game.Round> rounds = new ArrayList<>();
        for (Row row : rows.subList(1, rows.size())) {
            rounds.add(JSON.readValue(row.getString(1), Game.Round.class));
        }
        return JSON.readValue(rows.get(0).getString(1), Game.Frame.class).with(rounds);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        Row seen =
                session.execute((perRound ? selectHead : selectGame).bind(id)).one();
        int entry = perRound ? seen.getInt(1) : FRAME;
        Object value =
                perRound ? round : JSON.readValue(seen.getString(2), Game.class).and(round);
        BatchStatement batch = BatchStatement.newInstance(
                DefaultBatchType.UNLOGGED,
                advance.bind(seen.getLong(0) + 1, seen.getInt(1) + 1, id, seen.getLong(0)),
                insert.bind(id, entry, JSON.writeValueAsString(value)));
        return session.execute(batch).wasApplied();
    }

    @Override
    public void close() {
        session.execute("DROP TABLE " + table);
        session.close();
    }
}
