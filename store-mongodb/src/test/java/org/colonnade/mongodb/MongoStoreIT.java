package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.colonnade.aggregates.DocumentSamples.CITY;
import static org.colonnade.aggregates.DocumentSamples.NOTE;
import static org.colonnade.aggregates.DocumentSamples.TREES;
import static org.colonnade.aggregates.DocumentSamples.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.aggregates.DocumentSamples;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How families look to other programs, and what only MongoDB has. */
class MongoStoreIT {
    private static final String DATABASE = "looks";
    private static final Field ROOMS = DocumentSamples.rooms("_rooms");
    private static final Shape HOTELS = DocumentSamples.hotels(ROOMS);
    private static final Shape CITIES = DocumentSamples.cities(ROOMS);

    private final RealMongo mongo = RealMongo.shared();
    private final Store store = mongo.open(DATABASE, "");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
        assertThat(documents(Catalogue.FAMILIES)).isEmpty();
    }

    private List<Document> documents(String collection) {
        return mongo.use(DATABASE, d -> d.getCollection(collection).find().into(new ArrayList<>()));
    }

    private void write(Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    private static Mutation hotel(String price, Map<Field, Object> values) {
        return DocumentSamples.hotel(HOTELS, price, values);
    }

    /** Without the version, which is another one each time. */
    private String only(String collection) {
        List<Document> documents = documents(collection);
        assertThat(documents).hasSize(1);
        documents.get(0).remove(Layout.VERSION);
        return documents.get(0).toJson();
    }

    @Test
    void a_block_is_a_document_and_an_entry_a_field_of_it() {
        store.create(HOTELS);
        write(hotel("99.5", Map.of(ROOMS, 7L)), hotel("8", Map.of(NOTE, "$8.00")));
        write(hotel("99.5", Map.of(NOTE, "new")));
        assertThat(only("hotels"))
                .isEqualTo("{\"_id\": {\"city\": \"Rome\", \"year\": 2014}, \"entries\": {"
                        + "\"99%2e5\": {\"price\": {\"$numberDecimal\": \"99.5\"}, \"%5frooms\": 7, \"note\": \"new\"}, "
                        + "\"8\": {\"price\": {\"$numberDecimal\": \"8\"}, \"note\": \"$8.00\"}}}");
    }

    @Test
    void an_entry_of_json_is_a_document_that_can_be_searched() {
        store.create(TREES);
        write(tree("rounds[0]", "{\"moves\":[\"m1\",1.50],\"at\":3000000000}"), tree("a", "0.5"), tree(".", null));
        write(tree("sizes", "{\"address.phones\":2}"));
        assertThat(only("trees"))
                .isEqualTo("{\"_id\": \"Rome\", \"entries\": {\"rounds[0]\": {\"moves\": "
                        + "[\"m1\", {\"$numberDecimal\": \"1.50\"}], \"at\": 3000000000}, \"a\": 0.5, \"%2e\": null, "
                        + "\"sizes\": {\"address%2ephones\": 2}}}");
        Document moved = new Document("entries.rounds[0].moves", "m1");
        assertThat((long) mongo.use(DATABASE, d -> d.getCollection("trees").countDocuments(moved)))
                .isEqualTo(1);
    }

    @Test
    void a_block_that_is_one_entry_is_its_columns() {
        store.create(CITIES);
        write(new Mutation.Put(CITIES, List.of("Bari"), Map.of(ROOMS, 1L)));
        assertThat(only("cities")).isEqualTo("{\"_id\": \"Bari\", \"%5frooms\": 1}");
    }

    @Test
    void a_block_without_entries_is_no_document() {
        store.create(HOTELS);
        write(hotel("1", Map.of()), hotel("2", Map.of()));
        write(new Mutation.Delete(HOTELS, List.of("Rome", 2014, new BigDecimal("1"))));
        assertThat(documents("hotels")).hasSize(1);
        write(new Mutation.Delete(HOTELS, List.of("Rome", 2014, new BigDecimal("2"))));
        assertThat(documents("hotels")).isEmpty();
    }

    @Test
    void documents_with_several_columns_as_their_key_are_found_after_a_restart() {
        store.create(HOTELS);
        write(hotel("1", Map.of(ROOMS, 1L)));
        mongo.server().kill();
        mongo.server().start();
        assertThat(store.get(Get.block(HOTELS, List.of("Rome", 2014))).toList()).hasSize(1);
        write(hotel("2", Map.of(ROOMS, 2L)));
        assertThat(store.get(Get.block(HOTELS, List.of("Rome", 2014))).toList()).hasSize(2);
    }

    @Test
    void a_drop_that_was_interrupted_is_ended_by_whoever_creates_the_family_again() {
        store.create(CITIES);
        write(new Mutation.Put(CITIES, List.of("Bari"), Map.of()));
        mongo.use(
                DATABASE,
                d -> d.getCollection(Catalogue.FAMILIES)
                        .updateOne(new Document(), new Document("$set", new Document("dropping", true))));
        assertThat(store.families()).isEmpty();
        store.create(CITIES);
        assertThat(store.scan(CITIES).toList()).isEmpty();
        assertThat(documents("cities")).isEmpty();
        write(new Mutation.Put(CITIES, List.of("Rome"), Map.of()));
        assertThat(documents("cities.2")).hasSize(1);
    }

    @Test
    void names_of_families_may_have_any_characters() {
        List<Shape> shapes = List.of("a$", "a_", "system.x", "é".repeat(300), "é".repeat(301)).stream()
                .map(n -> new Shape(n, List.of(CITY), List.of(), List.of(NOTE)))
                .toList();
        shapes.forEach(store::create);
        shapes.forEach(s -> write(new Mutation.Put(s, List.of("Bari"), Map.of(NOTE, s.name()))));
        for (Shape shape : shapes) {
            assertThat(store.scan(shape).toList()).containsExactly(new Row(List.of("Bari", shape.name())));
        }
    }

    @Test
    void what_is_too_large_for_a_document_is_refused_with_advice() {
        store.create(CITIES);
        Mutation large = new Mutation.Put(CITIES, List.of("Bari"), Map.of(NOTE, "x".repeat(17 << 20)));
        StoreException e = catchThrowableOfType(StoreException.class, () -> write(large));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(StoreException.Kind.VALUE);
        assertThat(e).hasMessageContaining("16 MB");
        assertThat(store.scan(CITIES).toList()).isEmpty();
    }

    @Test
    void decimals_of_more_than_34_digits_are_refused() {
        store.create(HOTELS);
        StoreException e = catchThrowableOfType(StoreException.class, () -> write(hotel("1".repeat(35), Map.of())));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
    }

    @Test
    void durability_is_what_the_server_and_the_address_say() {
        assertThat(store.capabilities().durable()).isTrue();
        assertThat(store.product()).contains("mongo-java-server 1.47.0 as MongoDB 5.0.0");
        try (Store hasty = mongo.open(DATABASE, "&w=1&journal=false")) {
            assertThat(hasty.capabilities().durable()).isFalse();
        }
    }
}
