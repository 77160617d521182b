package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A write whose answer was lost is sent again by the client; it is made once, or nobody pretends to know. */
class LostAnswersIT {
    private static final Field GAME = new Field("game", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ENTRY = new Field("entry", new Type.Simple(Scalar.TEXT, 10));
    private static final Field VALUE = new Field("value", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape GAMES =
            new Shape("games", List.of(GAME), List.of(new Sorted(ENTRY, false)), List.of(VALUE));

    private final RealDynamoDb server = RealDynamoDb.shared();
    private final LostAnswers between = new LostAnswers(server.server().place());
    private final Store store = RealDynamoDb.open(between.place() + "/lost?timeout=30s");
    private final Store other = server.open("lost", "");

    @BeforeEach
    void makeOne() {
        store.create(GAMES);
        put(store, "0");
    }

    @AfterEach
    void leaveNothing() {
        other.families().forEach(other::drop);
        other.close();
        store.close();
        between.close();
    }

    private static Mutation value(String value) {
        return new Mutation.Put(GAMES, List.of("g", "!"), Map.of(VALUE, value));
    }

    private static void put(Store store, String value) {
        store.write(List.of(value(value)), Atomicity.BLOCK);
    }

    private boolean isChanged(String from, String to) {
        return store.writeIf(new Expectation.Holds(GAMES, List.of("g", "!"), Map.of(VALUE, from)), List.of(value(to)));
    }

    private void expect(String value) {
        assertThat(other.scan(GAMES).toList()).containsExactly(new Row(List.of("g", "!", value)));
    }

    @Test
    void a_change_is_known_again() {
        between.loseNext(() -> {});
        assertThat(isChanged("0", "1")).isTrue();
        expect("1");
        assertThat(isChanged("0", "2")).isFalse();
    }

    @Test
    void a_change_that_others_came_after_is_uncertain() {
        between.loseNext(() -> put(other, "2"));
        StoreException e = catchThrowableOfType(StoreException.class, () -> isChanged("0", "1"));
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("not known");
        expect("2");
    }

    @Test
    void what_depends_on_nothing_is_written() {
        between.loseNext(() -> {});
        put(store, "1");
        expect("1");
    }
}
