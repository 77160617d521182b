package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncAdmin;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How families look to other programs, and what only HBase has. */
class HBaseStoreIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(ROOMS));

    private static final Field TEXT = new Field("text", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape NOTES = new Shape("notes", List.of(CITY), List.of(), List.of(TEXT));

    /** More characters than the server takes in one cell. */
    private static final int TOO_MUCH = 11 << 20;

    private final RealHBase server = RealHBase.shared();
    private final Store store = server.open("own", "");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Mutation hotel(String city, String name, long rooms) {
        return new Mutation.Put(HOTELS, List.of(city, name), Map.of(ROOMS, rooms));
    }

    private static Mutation note(String city, String text) {
        return new Mutation.Put(NOTES, List.of(city), Map.of(TEXT, text));
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private StoreException failure(Mutation... mutations) {
        return catchThrowableOfType(StoreException.class, () -> write(mutations));
    }

    @Test
    void a_block_is_a_row_and_the_cells_of_an_entry_follow_each_other() throws IOException {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 7), hotel("Rome", "Appia", 8));
        try (AsyncConnection connection = connection()) {
            Result row = connection
                    .getTable(TableName.valueOf("own", "hotels"))
                    .get(new org.apache.hadoop.hbase.client.Get(Bytes.toBytes("Rome\0\0")))
                    .join();
            assertThat(Stream.of(row.rawCells()).map(HBaseStoreIT::column))
                    .containsExactly("\0", "\1Appia\0\0", "\1Appia\0\0rooms", "\1Roma\0\0", "\1Roma\0\0rooms");
            assertThat(row.getValue(Bytes.toBytes("b"), Bytes.toBytes("\1Roma\0\0rooms")))
                    .isEqualTo(Bytes.toBytes(7L));
        }
    }

    private AsyncConnection connection() throws IOException {
        return new Connections(HBaseOptions.of(Address.of("hbase://127.0.0.1:" + server.port() + "/own"))).open();
    }

    private static String column(Cell cell) {
        return Bytes.toString(CellUtil.cloneQualifier(cell));
    }

    @Test
    void what_is_written_after_a_deletion_stays_even_in_the_same_millisecond() {
        store.create(HOTELS);
        for (int i = 0; i < 200; i++) {
            write(hotel("Rome", "Roma", i));
            write(new Mutation.Delete(HOTELS, List.of("Rome", "Roma")));
            write(hotel("Rome", "Roma", -i));
            write(new Mutation.Clear(HOTELS, List.of("Bari")));
            write(hotel("Bari", "Nicola", i));
            assertThat(store.getAll(List.of(Get.block(HOTELS, List.of("Rome")), Get.block(HOTELS, List.of("Bari")))))
                    .containsExactly(
                            List.of(new Row(List.of("Rome", "Roma", (long) -i))),
                            List.of(new Row(List.of("Bari", "Nicola", (long) i))));
        }
    }

    @Test
    void a_condition_and_a_clearing_go_together() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 1), hotel("Rome", "Appia", 2));
        Expectation one = new Expectation.Holds(HOTELS, List.of("Rome", "Roma"), Map.of(ROOMS, 1L));
        List<Mutation> anew = List.of(new Mutation.Clear(HOTELS, List.of("Rome")), hotel("Rome", "Roma", 3));
        assertThat(store.writeIf(one, anew)).isTrue();
        assertThat(store.writeIf(one, anew)).isFalse();
        assertThat(store.scan(HOTELS).toList()).containsExactly(new Row(List.of("Rome", "Roma", 3L)));
        assertThat(store.writeIf(
                        new Expectation.Holds(HOTELS, List.of("Rome", "Roma"), Map.of(ROOMS, 3L)),
                        List.of(new Mutation.Clear(HOTELS, List.of("Rome")))))
                .isTrue();
        assertThat(store.scan(HOTELS).toList()).isEmpty();
    }

    @Test
    void a_block_with_a_key_that_is_too_long_is_refused() {
        store.create(HOTELS);
        StoreException e =
                catchThrowableOfType(StoreException.class, () -> write(hotel("x".repeat(40_000), "Roma", 1)));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
    }

    @Test
    void families_of_odd_names_are_found_by_them() {
        Shape odd = new Shape("Straße: a/b", List.of(CITY), List.of(), List.of(ROOMS));
        store.create(odd);
        assertThat(store.families()).containsExactly("Straße: a/b");
        List<Mutation> puts = IntStream.range(0, 1_200)
                .<Mutation>mapToObj(i -> new Mutation.Put(odd, List.of("c" + i), Map.of(ROOMS, (long) i)))
                .toList();
        store.write(puts, Atomicity.BLOCK);
        assertThat(store.scan(odd).toList()).hasSize(1_200);
    }

    @Test
    void a_family_that_somebody_else_drops_is_missed() {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 1));
        try (Store other = server.open("own", "")) {
            other.drop("hotels");
        }
        StoreException e = catchThrowableOfType(StoreException.class, () -> write(hotel("Rome", "Roma", 2)));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.SHAPE);
    }

    @Test
    void a_write_that_fails_after_others_is_uncertain() {
        store.create(HOTELS);
        store.create(NOTES);
        Mutation tooMuch = note("Rome", "x".repeat(TOO_MUCH));
        assertThat(failure(tooMuch).kind()).isEqualTo(StoreException.Kind.VALUE);
        StoreException e = failure(hotel("Bari", "Nicola", 1), hotel("Rome", "Roma", 2), tooMuch);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.LOST);
        assertThat(e).hasMessageContaining("exceeds limit").hasMessageContaining("2 of 3 blocks were written");
        assertThat(store.scan(HOTELS).toList()).hasSize(2);
        assertThat(store.scan(NOTES).toList()).isEmpty();
    }

    @Test
    void what_the_server_refuses_as_a_whole_did_nothing() {
        store.create(NOTES);
        assertThat(failure(note("Bari", "short"), note("Rome", "x".repeat(TOO_MUCH)))
                        .kind())
                .isEqualTo(StoreException.Kind.VALUE);
        assertThat(store.scan(NOTES).toList()).isEmpty();
    }

    @Test
    void a_write_that_fails_after_one_that_clears_and_fills_is_uncertain() {
        store.create(HOTELS);
        store.create(NOTES);
        StoreException e = failure(
                new Mutation.Clear(HOTELS, List.of("Bari")),
                hotel("Bari", "Nicola", 1),
                note("Rome", "x".repeat(TOO_MUCH)));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.LOST);
        assertThat(store.scan(HOTELS).toList()).containsExactly(new Row(List.of("Bari", "Nicola", 1L)));
    }

    @Test
    void a_family_that_is_missed_after_others_were_written_is_looked_for_again() {
        store.create(HOTELS);
        store.create(NOTES);
        write(hotel("Rome", "Roma", 1), note("Rome", "short"));
        try (Store other = server.open("own", "")) {
            other.drop("notes");
        }
        assertThat(failure(hotel("Rome", "Roma", 2), note("Rome", "shorter")).kind())
                .isEqualTo(StoreException.Kind.LOST);
        assertThat(failure(hotel("Rome", "Roma", 3), note("Rome", "shortest")).kind())
                .isEqualTo(StoreException.Kind.SHAPE);
        assertThat(store.scan(HOTELS).toList()).containsExactly(new Row(List.of("Rome", "Roma", 2L)));
    }

    /** Disables the table of hotels; with the mark of one who drops it, if that is asked for. */
    private void disable(Optional<String> mark) throws IOException {
        TableName table = TableName.valueOf("own", "hotels");
        try (AsyncConnection connection = connection()) {
            AsyncAdmin admin = connection.getAdmin();
            TableDescriptorBuilder builder =
                    TableDescriptorBuilder.newBuilder(admin.getDescriptor(table).join());
            mark.ifPresent(m -> builder.setValue(m, "true"));
            admin.modifyTable(builder.build()).join();
            admin.disableTable(table).join();
        }
    }

    @Test
    void a_drop_that_died_halfway_is_ended_by_who_creates_the_family() throws IOException {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 1));
        disable(Optional.of("COLONNADE_DROPPED"));
        assertThat(store.families()).isEmpty();
        try (Store other = server.open("own", "")) {
            other.create(HOTELS);
            other.write(List.of(hotel("Bari", "Nicola", 2)), Atomicity.BLOCK);
            assertThat(other.scan(HOTELS).toList()).containsExactly(new Row(List.of("Bari", "Nicola", 2L)));
        }
    }

    @Test
    void a_table_that_somebody_else_has_disabled_is_kept() throws IOException {
        store.create(HOTELS);
        write(hotel("Rome", "Roma", 1));
        disable(Optional.empty());
        store.create(HOTELS);
        try (AsyncConnection connection = connection()) {
            connection
                    .getAdmin()
                    .enableTable(TableName.valueOf("own", "hotels"))
                    .join();
        }
        assertThat(store.scan(HOTELS).toList()).containsExactly(new Row(List.of("Rome", "Roma", 1L)));
    }
}
