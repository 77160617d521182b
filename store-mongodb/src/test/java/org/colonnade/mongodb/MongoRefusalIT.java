package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes that end in the middle tell nobody that nothing was done. */
class MongoRefusalIT {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NOTE = new Field("note", new Type.Simple(Scalar.TEXT, 8));
    private static final Shape CITIES = new Shape("cities", List.of(CITY), List.of(), List.of(NOTE));
    private static final Shape TOWNS = new Shape("towns", List.of(CITY), List.of(), List.of(NOTE));

    private final Store store = RealMongo.shared().open("refusals", "");

    @AfterEach
    void leaveNothing() {
        store.families().forEach(store::drop);
        store.close();
    }

    private static Mutation put(Shape shape, int size) {
        return new Mutation.Put(shape, List.of("Bari"), Map.of(NOTE, "x".repeat(size)));
    }

    @Test
    void a_refusal_after_another_family_was_written_is_uncertain() {
        store.create(CITIES);
        store.create(TOWNS);
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> store.write(List.of(put(CITIES, 1), put(TOWNS, 17 << 20)), Atomicity.BLOCK));
        assertThat(store.scan(CITIES).toList()).hasSize(1);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("16 MB");
    }

    private StoreException refused(Mutation... mutations) {
        StoreException e =
                catchThrowableOfType(StoreException.class, () -> store.write(List.of(mutations), Atomicity.BLOCK));
        assertThat(e).hasMessageContaining("16 MB");
        return e;
    }

    @Test
    void nothing_is_deleted_beside_a_block_that_is_too_large() {
        store.create(CITIES);
        List<Object> rome = List.of("Rome");
        store.write(List.of(new Mutation.Put(CITIES, rome, Map.of())), Atomicity.BLOCK);
        StoreException e = refused(new Mutation.Delete(CITIES, rome), put(CITIES, 17 << 20));
        assertThat(store.scan(CITIES).toList()).hasSize(1);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.VALUE);
    }

    /** The driver sends up to 48 MB at once, so of many large blocks some may be written before one is refused. */
    @Test
    void a_refusal_of_one_of_several_blocks_is_uncertain() {
        store.create(CITIES);
        StoreException e = refused(new Mutation.Put(CITIES, List.of("Rome"), Map.of()), put(CITIES, 17 << 20));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
    }

    @Test
    void who_is_interrupted_does_not_know_and_stays_interrupted() {
        store.create(CITIES);
        Thread.currentThread().interrupt();
        StoreException e =
                catchThrowableOfType(StoreException.class, () -> store.write(List.of(put(CITIES, 1)), Atomicity.BLOCK));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
    }
}
