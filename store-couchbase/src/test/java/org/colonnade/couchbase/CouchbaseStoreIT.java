package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.colonnade.aggregates.DocumentSamples.CITY;
import static org.colonnade.aggregates.DocumentSamples.NOTE;
import static org.colonnade.aggregates.DocumentSamples.TREES;
import static org.colonnade.aggregates.DocumentSamples.tree;

import com.couchbase.client.core.msg.kv.DurabilityLevel;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregates.DocumentSamples;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How families look to other programs, and what only Couchbase has. */
class CouchbaseStoreIT {
    private static final Field ROOMS = DocumentSamples.rooms("rooms");
    private static final Shape HOTELS = DocumentSamples.hotels(ROOMS);
    private static final Shape CITIES = DocumentSamples.cities(ROOMS);

    private final RealCouchbase couchbase = RealCouchbase.shared();
    private final Store store = couchbase.open("");

    @AfterEach
    void leaveNothing() {
        store.drop(HOTELS.name());
        store.drop(CITIES.name());
        store.drop(TREES.name());
        store.close();
    }

    /** A document as others see it, without white space. */
    private String document(String key) {
        CouchbaseOptions options = CouchbaseOptions.of(Address.of(
                "couchbase://colonnade:colonnade@" + couchbase.server().place() + "/colonnade?durability=none"));
        try (Connection connection = Connection.open(options, new Faults(options.address()))) {
            return new Documents(connection.collection(), DurabilityLevel.NONE)
                    .get(key)
                    .map(s -> s.content().toString())
                    .orElse("none");
        }
    }

    /** The keys of the documents of a family begin with its name and, from the second time on, a number. */
    private String prefix(Shape shape) {
        String families = document(Catalogue.FAMILIES);
        String number = families.replaceAll(".*" + shape.name() + "=\\{number=(\\d+).*", "$1");
        return Family.prefix(shape.name(), Integer.parseInt(number));
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private static Mutation hotel(String price, Map<Field, Object> values) {
        return DocumentSamples.hotel(HOTELS, price, values);
    }

    @Test
    void a_block_is_a_document_and_an_entry_a_member_of_it() {
        store.create(HOTELS);
        write(hotel("99.5", Map.of(ROOMS, 7L)), hotel("8", Map.of(NOTE, "caffè")));
        write(hotel("99.5", Map.of(NOTE, "new")));
        assertThat(document(prefix(HOTELS) + ":Rome:2014"))
                .isEqualTo("{block={city=Rome, year=2014}, entries={"
                        + "99.5={price=99.5, rooms=7, note=new}, 8={price=8, note=caffè}}}");
    }

    @Test
    void an_entry_of_json_is_that_json() {
        store.create(TREES);
        write(tree("rounds[0]", "{\"moves\":[\"m1\",1.50]}"), tree("a`\"", "7"), tree(".", null));
        write(tree("sizes.x", "{\"address.phones\":2}"));
        assertThat(document(prefix(TREES) + ":Rome"))
                .isEqualTo("{block={city=Rome}, entries={rounds[0]={moves=[m1, 1.50]}, a%60%22=7, .=null, "
                        + "sizes.x={address.phones=2}}}");
    }

    private static Expectation holds(String note, String json) {
        return new Expectation.Holds(TREES, List.of("Rome", note), DocumentSamples.tree(json));
    }

    private List<Row> trees() {
        return store.get(Get.block(TREES, List.of("Rome"))).toList();
    }

    private static Row row(String note, String json) {
        return new Row(List.of("Rome", note, json));
    }

    @Test
    void a_conditional_write_may_rely_on_what_was_seen_while_nobody_changes_it() {
        store.create(TREES);
        write(tree("!", "1"), tree("a", "[]"));
        for (int i = 1; i < 5; i++) {
            assertThat(trees()).containsExactly(row("!", "" + i), row("a", i == 1 ? "[]" : "[" + i + "]"));
            String next = "" + (i + 1);
            assertThat(store.writeIf(holds("!", "" + i), List.of(tree("!", next), tree("a", "[" + next + "]"))))
                    .isTrue();
        }
        assertThat(document(prefix(TREES) + ":Rome")).isEqualTo("{block={city=Rome}, entries={!=5, a=[5]}}");
    }

    @Test
    void a_conditional_write_does_not_rely_on_what_others_have_changed() {
        store.create(TREES);
        write(tree("!", "1"), tree("a", "[]"));
        assertThat(store.writeIf(holds("!", "1"), List.of(tree("!", "2")))).isTrue();
        assertThat(trees()).hasSize(2);
        try (Store other = couchbase.open("")) {
            other.write(List.of(tree("b", "{}")), Atomicity.BLOCK);
            assertThat(store.writeIf(holds("!", "2"), List.of(tree("!", "3"), tree("a", "7"))))
                    .isTrue();
            assertThat(trees()).containsExactly(row("!", "3"), row("a", "7"), row("b", "{}"));
            other.write(List.of(tree("!", "4")), Atomicity.BLOCK);
            assertThat(store.writeIf(holds("!", "3"), List.of(tree("!", "5")))).isFalse();
            other.write(List.of(new Mutation.Clear(TREES, List.of("Rome"))), Atomicity.BLOCK);
            assertThat(store.writeIf(holds("!", "4"), List.of(tree("!", "5")))).isFalse();
        }
        assertThat(trees()).isEmpty();
    }

    @Test
    void a_conditional_write_of_all_entries_keeps_what_it_does_not_name() {
        store.create(TREES);
        write(tree("!", "1"), tree("a", "[]"));
        assertThat(store.writeIf(holds("!", "1"), List.of(tree("!", "2")))).isTrue();
        assertThat(trees()).hasSize(2);
        Mutation nothing = new Mutation.Put(TREES, List.of("Rome", "a"), Map.of());
        assertThat(store.writeIf(holds("!", "2"), List.of(tree("!", "3"), nothing)))
                .isTrue();
        assertThat(trees()).containsExactly(row("!", "3"), row("a", "[]"));
        Mutation gone = new Mutation.Delete(TREES, List.of("Rome", "a"));
        assertThat(store.writeIf(holds("!", "3"), List.of(tree("!", "4"), gone)))
                .isTrue();
        assertThat(trees()).containsExactly(row("!", "4"));
        assertThat(store.writeIf(holds("!", "4"), List.of(new Mutation.Delete(TREES, List.of("Rome", "!")))))
                .isTrue();
        assertThat(document(prefix(TREES) + ":Rome")).isEqualTo("none");
    }

    @Test
    void json_that_is_too_deep_for_paths_is_refused() {
        store.create(TREES);
        write(tree("deep", "[".repeat(29) + "]".repeat(29)));
        StoreException e = catchThrowableOfType(
                StoreException.class, () -> write(tree("deeper", "[".repeat(30) + "]".repeat(30))));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
        assertThat(e).hasMessageContaining("29");
        assertThat(store.scan(TREES).toList()).hasSize(1);
    }

    @Test
    void a_block_that_is_one_entry_is_its_columns() {
        store.create(CITIES);
        write(new Mutation.Put(CITIES, List.of("Bari"), Map.of(ROOMS, 1L)));
        write(new Mutation.Put(CITIES, List.of("Bari"), Map.of(NOTE, "a")));
        assertThat(document(prefix(CITIES) + ":Bari")).isEqualTo("{block={city=Bari}, entry={rooms=1, note=a}}");
    }

    @Test
    void a_block_without_entries_is_no_document() {
        store.create(HOTELS);
        write(hotel("1", Map.of()));
        String key = prefix(HOTELS) + ":Rome:2014";
        assertThat(document(key)).startsWith("{block");
        write(new Mutation.Delete(HOTELS, List.of("Rome", 2014, new BigDecimal("1"))));
        assertThat(document(key)).isEqualTo("none");
    }

    @Test
    void a_block_that_comes_back_is_scanned_once() {
        store.create(CITIES);
        for (int i = 0; i < 3; i++) {
            write(new Mutation.Put(CITIES, List.of("Bari"), Map.of()));
            try (Store other = couchbase.open("")) {
                other.write(List.of(new Mutation.Clear(CITIES, List.of("Bari"))), Atomicity.BLOCK);
                other.write(List.of(new Mutation.Put(CITIES, List.of("Bari"), Map.of())), Atomicity.BLOCK);
            }
        }
        assertThat(store.scan(CITIES).toList()).hasSize(1);
    }

    @Test
    void nothing_of_an_old_family_is_seen_in_a_new_one_of_its_name() {
        store.create(CITIES);
        try (Store other = couchbase.open("")) {
            other.write(List.of(new Mutation.Put(CITIES, List.of("Bari"), Map.of())), Atomicity.BLOCK);
            store.drop(CITIES.name());
            store.create(CITIES);
            other.write(List.of(new Mutation.Put(CITIES, List.of("Rome"), Map.of())), Atomicity.BLOCK);
        }
        assertThat(store.scan(CITIES).toList()).isEmpty();
        assertThat(store.get(Get.block(CITIES, List.of("Bari"))).toList()).isEmpty();
    }

    @Test
    void names_of_families_may_have_any_characters() {
        List<Shape> shapes = List.of("a/2", "a", "a:b", "n".repeat(220), "é".repeat(300), "é".repeat(301)).stream()
                .map(n -> new Shape(n, List.of(CITY), List.of(), List.of(NOTE)))
                .toList();
        shapes.forEach(store::create);
        shapes.forEach(s -> write(new Mutation.Put(s, List.of("Bari"), Map.of(NOTE, s.name()))));
        for (Shape shape : shapes) {
            assertThat(store.scan(shape).toList()).containsExactly(new Row(List.of("Bari", shape.name())));
        }
        shapes.forEach(s -> store.drop(s.name()));
    }

    @Test
    void what_is_too_large_for_a_document_is_refused_with_advice() {
        store.create(CITIES);
        Mutation large = new Mutation.Put(CITIES, List.of("Bari"), Map.of(NOTE, "x".repeat(21 << 20)));
        StoreException e = catchThrowableOfType(StoreException.class, () -> write(large));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.VALUE);
        assertThat(e).hasMessageContaining("20 MB");
        assertThat(store.scan(CITIES).toList()).isEmpty();
    }

    @Test
    void a_wrong_password_is_not_let_in() {
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> RealCouchbase.open("colonnade:guess", couchbase.server().place(), "timeout=5s")
                        .close());
        assertThat(e.kind()).as(e.getMessage()).isIn(StoreException.Kind.FORBIDDEN, StoreException.Kind.UNREACHABLE);
        assertThat(e).hasMessageContaining("password").hasMessageNotContaining("guess");
    }

    @Test
    void the_mock_is_not_durable() {
        assertThat(store.capabilities().durable()).isFalse();
    }

    @Test
    void who_is_interrupted_does_not_know_and_stays_interrupted() {
        store.create(CITIES);
        StoreException e = null;
        for (int tries = 0; tries < 100 && e == null; tries++) {
            e = interrupted();
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(e).extracting(StoreException::kind).isEqualTo(StoreException.Kind.LOST);
    }

    /** Why a write could not be waited for; null if its answer was there before anybody waited. */
    private StoreException interrupted() {
        Thread.currentThread().interrupt();
        return catchThrowableOfType(
                StoreException.class, () -> write(new Mutation.Put(CITIES, List.of("Bari"), Map.of())));
    }
}
