package org.colonnade.overhead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Durability;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RowMutations;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.store.Address;
import tools.jackson.databind.json.JsonMapper;

/**
 * With HBase's client: a row for each game, with a column for its version and number of rounds, and either one for the game or
 * one for the frame and one for each round. Changes are made if that first column is still the same.
 */
final class HBaseGames implements Games {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String TIMEOUT = "20000";
    private static final byte[] COLUMNS = Bytes.toBytes("g");
    private static final byte[] FRAME = Bytes.toBytes("frame");
    private static final byte[] HEAD = Bytes.toBytes("head");
    private static final byte[] ROUND = Bytes.toBytes("round");

    private final Connection connection;
    private final boolean perRound;
    private final TableName name;

    HBaseGames(Address address, boolean perRound) {
        this.perRound = perRound;
        this.name = TableName.valueOf(address.path().orElse("default"), "by_hand_" + (perRound ? "rounds" : "games"));
        this.connection = sent(() -> ConnectionFactory.createConnection(configuration(address)));
        sent(this::create);
    }

    private static Configuration configuration(Address address) {
        Configuration configuration = HBaseConfiguration.create();
        configuration.set("hbase.zookeeper.quorum", address.host().orElse("127.0.0.1"));
        configuration.setInt(
                "hbase.zookeeper.property.clientPort", address.port().orElse(2181));
        configuration.set("hbase.rpc.timeout", TIMEOUT);
        configuration.set("hbase.client.operation.timeout", TIMEOUT);
        configuration.set("hbase.client.pause", "20");
        return configuration;
    }

    /** As the interface has it: writes are in the log before they end, and no deletion hides what is written after it. */
    private boolean create() throws IOException {
        drop();
        try (Admin admin = connection.getAdmin()) {
            admin.createTable(TableDescriptorBuilder.newBuilder(name)
                    .setColumnFamily(ColumnFamilyDescriptorBuilder.newBuilder(COLUMNS)
                            .setMaxVersions(1)
                            .setNewVersionBehavior(true)
                            .build())
                    .setDurability(Durability.SYNC_WAL)
                    .build());
        }
        return true;
    }

    private void drop() throws IOException {
        try (Admin admin = connection.getAdmin()) {
            if (admin.tableExists(name)) {
                admin.disableTable(name);
                admin.deleteTable(name);
            }
        }
    }

    /** Something that HBase does. */
    private interface Request<T> {
        T send() throws IOException;
    }

    private static <T> T sent(Request<T> request) {
        try {
            return request.send();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Result read(Get get) {
        return sent(() -> {
            try (Table table = connection.getTable(name)) {
                return table.get(get);
            }
        });
    }

    private boolean isMade(CheckAndMutate change) {
        return sent(() -> {
            try (Table table = connection.getTable(name)) {
                return table.checkAndMutate(change).isSuccess();
            }
        });
    }

    private static byte[] row(UUID id) {
        return ByteBuffer.allocate(16)
                .putLong(id.getMostSignificantBits())
                .putLong(id.getLeastSignificantBits())
                .array();
    }

    /** Ends with the number, so that rounds are in their order. */
    private static byte[] round(int number) {
        return Bytes.add(ROUND, Bytes.toBytes(number));
    }

    /** Version, and number of rounds. */
    private static byte[] head(long version, int size) {
        return Bytes.add(Bytes.toBytes(version), Bytes.toBytes(size));
    }

    private static int size(byte[] head) {
        return Bytes.toInt(head, Long.BYTES);
    }

    /** Looks at the number of rounds first, since it must take away those that are too many. */
    @Override
    public void put(Game game) {
        byte[] row = row(game.id());
        Put put = new Put(row)
                .addColumn(
                        COLUMNS, HEAD, head(Games.firstVersion(), game.rounds().size()))
                .addColumn(COLUMNS, FRAME, JSON.writeValueAsBytes(perRound ? game.frame() : game));
        for (int i = 0; perRound && i < game.rounds().size(); i++) {
            put.addColumn(
                    COLUMNS, round(i), JSON.writeValueAsBytes(game.rounds().get(i)));
        }
        boolean done = false;
        while (!done) {
            byte[] head = read(new Get(row).addColumn(COLUMNS, HEAD)).getValue(COLUMNS, HEAD);
            CheckAndMutate.Builder check = CheckAndMutate.newBuilder(row);
            done = isMade(
                    head == null
                            ? check.ifNotExists(COLUMNS, HEAD).build(put)
                            : check.ifEquals(COLUMNS, HEAD, head)
                                    .build(replacement(put, game.rounds().size(), size(head))));
        }
    }

    private RowMutations replacement(Put put, int size, int before) {
        Delete delete = new Delete(put.getRow());
        for (int i = size; perRound && i < before; i++) {
            delete.addColumns(COLUMNS, round(i));
        }
        return sent(() -> new RowMutations(put.getRow()).add(delete.isEmpty() ? List.of(put) : List.of(put, delete)));
    }

    /** Writes both tables to files. */
    @Override
    public void settle(String family) {
        sent(() -> {
            try (Admin admin = connection.getAdmin()) {
                admin.flush(name);
                admin.flush(TableName.valueOf(name.getNamespaceAsString(), family));
            }
            return true;
        });
    }

    @Override
    public Game get(UUID id) {
        if (!perRound) {
            return JSON.readValue(
                    read(new Get(row(id)).addColumn(COLUMNS, FRAME)).getValue(COLUMNS, FRAME), Game.class);
        }
        Result result = read(new Get(row(id)).addFamily(COLUMNS));
        List<Game.Round> rounds = new ArrayList<>();
        for (Cell cell : result.listCells().subList(2, result.size())) {
            rounds.add(JSON.readValue(
                    cell.getValueArray(), cell.getValueOffset(), cell.getValueLength(), Game.Round.class));
        }
        return JSON.readValue(result.getValue(COLUMNS, FRAME), Game.Frame.class).with(rounds);
    }

    @Override
    public boolean isAppended(UUID id, Game.Round round) {
        byte[] row = row(id);
        Get look = new Get(row).addColumn(COLUMNS, HEAD);
        if (!perRound) {
            look.addColumn(COLUMNS, FRAME);
        }
        Result seen = read(look);
        byte[] head = seen.getValue(COLUMNS, HEAD);
        Object value = perRound
                ? round
                : JSON.readValue(seen.getValue(COLUMNS, FRAME), Game.class).and(round);
        Put put = new Put(row)
                .addColumn(COLUMNS, HEAD, head(Bytes.toLong(head) + 1, size(head) + 1))
                .addColumn(COLUMNS, perRound ? round(size(head)) : FRAME, JSON.writeValueAsBytes(value));
        return isMade(
                CheckAndMutate.newBuilder(row).ifEquals(COLUMNS, HEAD, head).build(put));
    }

    @Override
    public void close() {
        sent(() -> {
            drop();
            connection.close();
            return true;
        });
    }
}
