package org.colonnade.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

/** A write whose answer was lost is made once, or nobody pretends to know. */
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
        return store.writeIf(holds(from), List.of(value(to)));
    }

    private void expect(String value) {
        assertThat(other.scan(GAMES).toList()).containsExactly(new Row(List.of("g", "!", value)));
    }

    private void expectLost(ThrowingCallable action) {
        StoreException e = catchThrowableOfType(StoreException.class, action);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.LOST);
        assertThat(e).hasMessageContaining("not known");
    }

    private static Expectation holds(String value) {
        return new Expectation.Holds(GAMES, List.of("g", "!"), Map.of(VALUE, value));
    }

    @Test
    void a_change_is_known_again() {
        between.loseAnswer("UpdateItem", () -> {});
        assertThat(isChanged("0", "1")).isTrue();
        expect("1");
        assertThat(isChanged("0", "2")).isFalse();
    }

    @Test
    void a_change_that_others_came_after_is_uncertain() {
        between.loseAnswer("UpdateItem", () -> put(other, "2"));
        expectLost(() -> isChanged("0", "1"));
        expect("2");
    }

    /** Were it made again, it would undo what the other one was told. */
    @Test
    void a_change_is_not_made_again_when_others_have_made_it_possible() {
        between.loseAnswer(
                "UpdateItem",
                () -> assertThat(other.writeIf(holds("1"), List.of(value("0")))).isTrue());
        expectLost(() -> isChanged("0", "1"));
        expect("0");
    }

    @Test
    void what_depends_on_nothing_is_known_again() {
        between.loseAnswer("UpdateItem", () -> {});
        put(store, "1");
        expect("1");
    }

    @Test
    void what_depends_on_nothing_is_not_written_over_what_others_have_made_of_it() {
        between.loseAnswer(
                "UpdateItem",
                () -> assertThat(other.writeIf(holds("1"), List.of(value("2")))).isTrue());
        expectLost(() -> put(store, "1"));
        expect("2");
    }

    @Test
    void a_block_is_not_cleared_again_when_others_have_made_it_anew() {
        between.loseAnswer("DeleteItem", () -> put(other, "2"));
        expectLost(() -> store.write(List.of(new Mutation.Clear(GAMES, List.of("g"))), Atomicity.BLOCK));
        expect("2");
    }

    @Test
    void a_block_is_cleared() {
        between.loseAnswer("DeleteItem", () -> {});
        store.write(List.of(new Mutation.Clear(GAMES, List.of("g"))), Atomicity.BLOCK);
        assertThat(other.scan(GAMES).toList()).isEmpty();
    }

    @Test
    void a_request_that_was_lost_is_uncertain_and_was_not_made() {
        between.loseRequest("UpdateItem");
        expectLost(() -> put(store, "1"));
        expect("0");
    }

    @Test
    void what_was_under_way_when_somebody_closed_the_store_is_uncertain() {
        between.loseAnswer("UpdateItem", store::close);
        expectLost(() -> put(store, "1"));
        expect("1");
    }

    @Test
    void blocks_of_one_item_are_not_written_again_over_what_others_have_made_of_them() {
        Shape notes = new Shape("notes", List.of(GAME), List.of(), List.of(VALUE));
        store.create(notes);
        between.loseAnswer("BatchWriteItem", () -> other.write(List.of(note(notes, "g", "2")), Atomicity.BLOCK));
        expectLost(() -> store.write(List.of(note(notes, "g", "1"), note(notes, "h", "1")), Atomicity.BLOCK));
        assertThat(other.scan(notes).toList())
                .containsExactlyInAnyOrder(new Row(List.of("g", "2")), new Row(List.of("h", "1")));
    }

    private static Mutation note(Shape notes, String game, String value) {
        return new Mutation.Put(notes, List.of(game), Map.of(VALUE, value));
    }

    /** An entry with a number is looked at first, and the write then asks for the version. */
    @Test
    void a_request_that_asks_for_a_version_is_sent_again() {
        Field count = new Field("count", new Type.Simple(Scalar.LONG, 8));
        Shape counts = new Shape("counts", List.of(GAME), List.of(new Sorted(ENTRY, false)), List.of(count));
        List<Object> key = List.of("g", "a");
        store.create(counts);
        store.write(List.of(new Mutation.Put(counts, key, Map.of(count, 1L))), Atomicity.BLOCK);
        between.loseRequest("UpdateItem");
        boolean made = store.writeIf(
                new Expectation.Holds(counts, key, Map.of(count, 1L)),
                List.of(new Mutation.Put(counts, key, Map.of(count, 2L))));
        assertThat(made).isTrue();
        between.loseAnswer("UpdateItem", () -> {});
        made = store.writeIf(
                new Expectation.Holds(counts, key, Map.of(count, 2L)),
                List.of(new Mutation.Put(counts, key, Map.of(count, 3L))));
        assertThat(made).isTrue();
        assertThat(other.scan(counts).toList()).containsExactly(new Row(List.of("g", "a", 3L)));
    }
}
