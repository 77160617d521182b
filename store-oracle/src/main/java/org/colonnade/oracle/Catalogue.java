package org.colonnade.oracle;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import oracle.nosql.driver.Durability;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.TableNotFoundException;
import oracle.nosql.driver.ops.DeleteRequest;
import oracle.nosql.driver.ops.GetTableRequest;
import oracle.nosql.driver.ops.PutRequest;
import oracle.nosql.driver.ops.TableRequest;
import oracle.nosql.driver.ops.TableResult;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/**
 * The families of a namespace and their layouts, in a table.
 *
 * <p>A family that is being dropped is marked in it, and gone for readers; whoever finds the mark goes on with the work of one
 * who died. That a family has the shape which callers think it has is looked up once a second, since others may have dropped it,
 * and anew when it is dropped here: what was looked up before the mark is kept by nobody.
 */
final class Catalogue {
    static final String TABLE = "colonnade_families";

    /** What makes the table of families. */
    static final String CREATION = "CREATE TABLE IF NOT EXISTS " + TABLE + " (\n  family STRING,\n  layout STRING,\n"
            + "  PRIMARY KEY (SHARD(family))\n)";

    private static final String FAMILY = "family";
    private static final String LAYOUT = "layout";
    private static final String DROPPING = "dropping";

    private final Connection connection;
    private final NoSQLHandle handle;
    private final Faults faults;
    private final KnownFamilies<Layout> known = KnownFamilies.forASecond();

    Catalogue(Connection connection) {
        this.connection = connection;
        this.handle = connection.handle();
        this.faults = connection.faults();
    }

    /** Makes the table of families, if it is not there; who finds it need not be allowed to make it. */
    void begin() {
        if (!faults.reading("look for the table of families", this::hasBegun)) {
            change("create the table of families", CREATION);
        }
    }

    private boolean hasBegun() {
        try {
            TableResult.State state =
                    handle.getTable(new GetTableRequest().setTableName(TABLE)).getTableState();
            return state == TableResult.State.ACTIVE;
        } catch (TableNotFoundException e) {
            return false;
        }
    }

    private void change(String doing, String statement) {
        faults.writing(
                doing,
                () -> handle.doTableRequest(
                        new TableRequest().setStatement(statement),
                        Math.toIntExact(Handles.LONGEST_CHANGE.toMillis()),
                        Math.toIntExact(Handles.POLL.toMillis())));
    }

    Set<String> families() {
        Set<String> families = new TreeSet<>();
        for (MapValue row : connection.rows(new Selection("SELECT * FROM " + TABLE, Map.of()))) {
            if (!row.getString(LAYOUT).equals(DROPPING)) {
                families.add(row.getString(FAMILY));
            }
        }
        return families;
    }

    void create(Shape shape) {
        String family = shape.name();
        Optional<String> there = there(family);
        if (there.equals(Optional.of(DROPPING))) {
            erase(family);
        }
        if (there.filter(l -> !l.equals(DROPPING)).isEmpty()) {
            requireOwnTable(family);
            new Layout(shape).creation().forEach(s -> change("create " + family, s));
            put("create " + family, row(family, shape.layout()), PutRequest.Option.IfAbsent);
        }
        layout(shape);
    }

    /** Names of tables do not tell upper from lower case, so those of two families may be one. */
    private void requireOwnTable(String family) {
        String table = Layout.table(family);
        Stream.concat(Stream.of(TABLE), families().stream())
                .filter(f -> !f.equals(family) || f.equals(TABLE))
                .filter(f -> Layout.table(f).equalsIgnoreCase(table))
                .findFirst()
                .ifPresent(f -> {
                    throw faults.of(
                            StoreException.Kind.SHAPE,
                            "create " + family,
                            "its table would be that of " + f + "; give it another name",
                            null);
                });
    }

    /** The layout of a family; fails if it is not there, or has another shape. */
    Layout layout(Shape shape) {
        return known.get(shape, () -> checked(shape));
    }

    private Layout checked(Shape shape) {
        Optional<String> there = there(shape.name()).filter(l -> !l.equals(DROPPING));
        shape.requireIn(faults.address(), there);
        return new Layout(shape);
    }

    void drop(String family) {
        if (known.drop(family, () -> isMarked(family))) {
            erase(family);
        }
    }

    /** Marks a family as dropped; whether it is there. */
    private boolean isMarked(String family) {
        boolean there = there(family).isPresent();
        if (there) {
            put("drop " + family, row(family, DROPPING), PutRequest.Option.IfPresent);
        }
        return there;
    }

    private void erase(String family) {
        Layout.removal(family).forEach(s -> change("drop " + family, s));
        connection.forget();
        faults.writing(
                "drop " + family,
                () -> handle.delete(new DeleteRequest()
                        .setTableName(TABLE)
                        .setKey(key(family))
                        .setDurability(Durability.COMMIT_SYNC)));
    }

    private void put(String doing, MapValue row, PutRequest.Option option) {
        faults.writing(
                doing,
                () -> handle.put(new PutRequest()
                        .setTableName(TABLE)
                        .setValue(row)
                        .setOption(option)
                        .setDurability(Durability.COMMIT_SYNC)));
    }

    private Optional<String> there(String family) {
        return Optional.ofNullable(connection.get(TABLE, key(family)).getValue())
                .map(r -> r.getString(LAYOUT));
    }

    static MapValue key(String family) {
        return new MapValue().put(FAMILY, family);
    }

    static MapValue row(String family, String layout) {
        return key(family).put(LAYOUT, layout);
    }
}
