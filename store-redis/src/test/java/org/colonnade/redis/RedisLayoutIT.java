package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** What Redis has, by its own commands. */
class RedisLayoutIT extends LayoutContract {
    private static final int DATABASE = 11;

    private final RealRedis redis = RealRedis.shared();

    @Override
    protected Store open() {
        return redis.open(DATABASE, "");
    }

    @Override
    protected StoreProvider provider() {
        return new RedisProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        List<Cell> cells = new ArrayList<>();
        for (String key : redis.texts("KEYS *", DATABASE)) {
            if (key.equals("colonnade:families")) {
                Object layout = redis.command("HGET colonnade:families", DATABASE, shape.name());
                cells.add(cell(key, Command.bytes(shape.name()), (byte[]) layout));
            } else if (key.startsWith("{" + shape.name() + ":")) {
                add(cells, key);
            }
        }
        return cells;
    }

    private void add(List<Cell> cells, String key) {
        switch (Command.text(redis.command("TYPE", DATABASE, key))) {
            case "string" ->
                cells.add(new Cell(
                        ShellText.of(Command.bytes(key)), ShellText.of((byte[]) redis.command("GET", DATABASE, key))));
            case "hash" -> addPairs(cells, key, (List<?>) redis.command("HGETALL", DATABASE, key));
            default -> addPairs(cells, key, (List<?>) redis.command("ZRANGE", DATABASE, key, "0", "-1", "WITHSCORES"));
        }
    }

    private static void addPairs(List<Cell> cells, String key, List<?> pairs) {
        for (int i = 0; i < pairs.size(); i += 2) {
            cells.add(cell(key, (byte[]) pairs.get(i), (byte[]) pairs.get(i + 1)));
        }
    }

    private static Cell cell(String key, byte[] field, byte[] value) {
        return new Cell(ShellText.of(Command.bytes(key)) + ", " + ShellText.of(field), ShellText.of(value));
    }
}
