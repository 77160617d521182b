package org.colonnade.hbase;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.apache.hadoop.hbase.NamespaceDescriptor;
import org.apache.hadoop.hbase.NamespaceExistException;
import org.apache.hadoop.hbase.TableExistsException;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.TableNotEnabledException;
import org.apache.hadoop.hbase.TableNotFoundException;
import org.apache.hadoop.hbase.client.AsyncAdmin;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.Durability;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.TableNames;

/**
 * The tables of a namespace. Each knows the name and the layout of its family.
 *
 * <p>A family that is being dropped is marked in its table, and gone; whoever creates or drops it again ends the work of one
 * who died. A table that is disabled without the mark is kept, since somebody else may have done that for a while.
 *
 * <p>That a table has the shape which callers think it has is looked up once, until it is found missing or dropped here.
 */
final class Catalogue {
    private static final String FAMILY = "COLONNADE_FAMILY";
    private static final String LAYOUT = "COLONNADE_LAYOUT";
    private static final String DROPPED = "COLONNADE_DROPPED";

    /** The values of a table that tell of its family. */
    static final List<String> OWN_VALUES = List.of(FAMILY, LAYOUT);

    /** What a change of the schema may take, which is more than reads and writes do. */
    private static final Duration LONGEST_CHANGE = Duration.ofSeconds(60);

    private final AsyncAdmin admin;
    private final HBaseOptions options;
    private final Calls calls;
    private final Calls changes;
    private final KnownFamilies<Layout> known = KnownFamilies.untilDropped();

    Catalogue(AsyncConnection connection, HBaseOptions options) {
        this.admin = connection.getAdmin();
        this.options = options;
        this.calls = new Calls(options.timeout());
        this.changes = new Calls(options.timeout().compareTo(LONGEST_CHANGE) > 0 ? options.timeout() : LONGEST_CHANGE);
    }

    void requireNamespace() throws IOException {
        if (!hasNamespace()) {
            throw new StoreException(
                    StoreException.Kind.ABSENT,
                    options.address() + ": there is no namespace '" + options.namespace()
                            + "'; check its name; 'colonnade load' makes one, as do programs that open it");
        }
    }

    private boolean hasNamespace() throws IOException {
        return calls.await(admin.listNamespaces()).contains(options.namespace());
    }

    void createNamespace() throws IOException {
        if (!hasNamespace()) {
            try {
                changes.await(admin.createNamespace(
                        NamespaceDescriptor.create(options.namespace()).build()));
            } catch (NamespaceExistException e) {
                return;
            }
        }
    }

    Set<String> families() throws IOException {
        Set<String> families = new TreeSet<>();
        for (TableDescriptor table : calls.await(admin.listTableDescriptorsByNamespace(options.namespace()))) {
            Optional.ofNullable(table.getValue(FAMILY))
                    .filter(f -> !isDropped(table))
                    .ifPresent(families::add);
        }
        return families;
    }

    void create(Shape shape) throws IOException {
        known.renew(shape, () -> created(Layout.of(shape, options.namespace())), layout -> layout);
    }

    private Layout created(Layout layout) throws IOException {
        Optional<TableDescriptor> there = there(layout.table());
        if (there.filter(Catalogue::isDropped).isPresent()) {
            erase(layout.table());
        }
        if (there.filter(t -> !isDropped(t)).isEmpty()) {
            make(layout);
        }
        return checked(layout);
    }

    /** Makes a table, unless somebody else has. */
    private void make(Layout layout) throws IOException {
        try {
            changes.await(admin.createTable(descriptor(layout)));
        } catch (TableExistsException e) {
            return;
        }
    }

    private Optional<TableDescriptor> there(TableName table) throws IOException {
        try {
            return Optional.of(calls.await(admin.getDescriptor(table)));
        } catch (TableNotFoundException e) {
            return Optional.empty();
        }
    }

    private static boolean isDropped(TableDescriptor table) {
        return table.getValue(DROPPED) != null;
    }

    /**
     * With the new behaviour of versions, because by the old one a deletion hides what is written after it in the same
     * millisecond.
     */
    static TableDescriptor descriptor(Layout layout) {
        return TableDescriptorBuilder.newBuilder(layout.table())
                .setColumnFamily(ColumnFamilyDescriptorBuilder.newBuilder(Layout.COLUMNS)
                        .setMaxVersions(1)
                        .setNewVersionBehavior(true)
                        .build())
                .setDurability(Durability.SYNC_WAL)
                .setValue(FAMILY, layout.shape().name())
                .setValue(LAYOUT, layout.shape().layout())
                .build();
    }

    /** Where the family of a shape is; fails if it is not there, or has another shape. */
    Layout layout(Shape shape) throws IOException {
        return known.get(shape, () -> checked(Layout.of(shape, options.namespace())));
    }

    private Layout checked(Layout layout) throws IOException {
        Shape shape = layout.shape();
        Optional<TableDescriptor> there = there(layout.table()).filter(t -> !isDropped(t));
        shape.requireIn(options.address(), there.map(t -> String.valueOf(t.getValue(LAYOUT))));
        return layout;
    }

    /** What a call returns; if it finds a family missing, what is known of families is forgotten. */
    <T> T watched(Supplier<T> call) {
        return known.watched(call);
    }

    void drop(String family) throws IOException {
        TableName table = TableName.valueOf(options.namespace(), TableNames.USUAL.of(family));
        if (known.drop(family, () -> isMarked(table))) {
            erase(table);
        }
    }

    /** Marks a table as dropped, without opening its regions anew, since they will be closed; whether it is there. */
    private boolean isMarked(TableName table) throws IOException {
        Optional<TableDescriptor> there = there(table);
        if (there.isEmpty() || isDropped(there.get())) {
            return there.isPresent();
        }
        TableDescriptor marked = TableDescriptorBuilder.newBuilder(there.get())
                .setValue(DROPPED, "true")
                .build();
        try {
            changes.await(admin.modifyTable(marked, false));
            return true;
        } catch (TableNotFoundException e) {
            return false;
        }
    }

    /** Takes a table away, unless somebody else has. */
    private void erase(TableName table) throws IOException {
        try {
            disable(table);
            changes.await(admin.deleteTable(table));
        } catch (TableNotFoundException e) {
            return;
        }
    }

    /** One that was dropped halfway is disabled already. */
    private void disable(TableName table) throws IOException {
        try {
            changes.await(admin.disableTable(table));
        } catch (TableNotEnabledException e) {
            return;
        }
    }
}
