package org.colonnade.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import oracle.nosql.driver.Durability;
import oracle.nosql.driver.ops.DeleteRequest;
import oracle.nosql.driver.ops.GetRequest;
import oracle.nosql.driver.ops.PutRequest;
import oracle.nosql.driver.ops.Request;
import oracle.nosql.driver.ops.WriteMultipleRequest;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Which requests changes of blocks become, and what their answers mean. */
class GuardedWriteTest {
    private static final LocalDate DAY = LocalDate.parse("1951-06-01");
    private static final List<Object> ROMA = List.of("Rome", DAY, "Roma");
    private static final List<Object> APPIA = List.of("Rome", DAY, "Appia");

    private final Script script = new Script();

    private GuardedWrite write(Layout layout, BlockChange change) {
        return new GuardedWrite(Hotels.connection(script), new Attempts(Duration.ofSeconds(5)), layout, change);
    }

    private void write(Layout layout, Mutation... mutations) {
        write(layout, BlockChange.of(List.of(mutations)).get(0)).run();
    }

    private static Mutation put(List<Object> key, Map<Field, Object> values) {
        return new Mutation.Put(Hotels.HOTELS.shape(), key, values);
    }

    private static MapValue roma(Object rooms, Object stars) {
        return Hotels.HOTELS.entry(ROMA, Arrays.asList(rooms, stars));
    }

    private static MapValue head() {
        return Hotels.HOTELS.block(List.of("Rome"), "old");
    }

    private WriteMultipleRequest sent(int number) {
        return script.requests(WriteMultipleRequest.class).get(number);
    }

    private static List<String> tables(WriteMultipleRequest request) {
        return request.getOperations().stream()
                .map(o -> o.getRequest().getClass().getSimpleName() + " "
                        + o.getRequest().getTableName() + " " + o.isAbortIfUnsuccessful())
                .toList();
    }

    private static PutRequest first(WriteMultipleRequest request) {
        return (PutRequest) request.getRequest(0);
    }

    private static String row(WriteMultipleRequest request, int operation) {
        return ((PutRequest) request.getRequest(operation)).getValue().toJson();
    }

    @Test
    void what_needs_no_look_is_one_request_under_the_shard_key() {
        script.answer(Script.written());
        write(
                Hotels.HOTELS,
                put(ROMA, Map.of(Hotels.ROOMS, 7L, Hotels.STARS, 3)),
                new Mutation.Delete(Hotels.HOTELS.shape(), APPIA));
        assertThat(tables(sent(0)))
                .containsExactly(
                        "PutRequest hotels true", "PutRequest hotels.entry false", "DeleteRequest hotels.entry false");
        assertThat(first(sent(0)).getOption()).isNull();
        assertThat(sent(0).getDurability()).isEqualTo(Durability.COMMIT_SYNC);
        assertThat(script.requests(Request.class)).hasSize(1);
    }

    @Test
    void a_put_of_some_values_keeps_the_others_under_the_version_of_the_block() {
        script.answer(Script.there(head(), 1), Script.there(roma(7L, 3), 2), Script.written());
        write(Hotels.HOTELS, put(ROMA, Map.of(Hotels.STARS, 4)));
        assertThat(first(sent(0)).getOption()).isEqualTo(PutRequest.Option.IfVersion);
        assertThat(first(sent(0)).getMatchVersion()).isEqualTo(Script.version(1));
        assertThat(row(sent(0), 1)).isEqualTo(roma(7L, 4).toJson());
    }

    @Test
    void who_finds_the_block_changed_looks_again() {
        script.answer(Script.nothing(), Script.nothing(), Script.refused());
        script.answer(Script.there(head(), 5), Script.there(roma(1L, 1), 6), Script.written());
        write(Hotels.HOTELS, put(ROMA, Map.of(Hotels.STARS, 4)));
        assertThat(first(sent(0)).getOption()).isEqualTo(PutRequest.Option.IfAbsent);
        assertThat(first(sent(1)).getMatchVersion()).isEqualTo(Script.version(5));
        assertThat(row(sent(1), 1)).isEqualTo(roma(1L, 4).toJson());
    }

    @Test
    void a_block_is_cleared_with_its_row() {
        script.answer(Script.there(head(), 1), Script.prepared(), List.of(roma(7L, 3)), Script.written());
        write(Hotels.HOTELS, new Mutation.Clear(Hotels.HOTELS.shape(), List.of("Rome")));
        assertThat(tables(sent(0))).containsExactly("DeleteRequest hotels true", "DeleteRequest hotels.entry false");
        assertThat(((DeleteRequest) sent(0).getRequest(0)).getMatchVersion()).isEqualTo(Script.version(1));
    }

    /** Otherwise the entries would go without a look at the row that somebody has made, and it would stay. */
    @Test
    void who_clears_a_block_that_somebody_makes_meanwhile_looks_again() {
        script.answer(Script.nothing(), Script.prepared(), List.of(roma(7L, 3)));
        script.answer(Script.there(head(), 5), List.of(roma(7L, 3)), Script.written());
        write(Hotels.HOTELS, new Mutation.Clear(Hotels.HOTELS.shape(), List.of("Rome")));
        assertThat(script.requests(WriteMultipleRequest.class)).hasSize(1);
        assertThat(tables(sent(0))).containsExactly("DeleteRequest hotels true", "DeleteRequest hotels.entry false");
        assertThat(((DeleteRequest) sent(0).getRequest(0)).getMatchVersion()).isEqualTo(Script.version(5));
    }

    @Test
    void a_block_that_is_not_there_needs_no_clearing() {
        script.answer(Script.nothing(), Script.prepared(), List.of());
        write(
                Hotels.HOTELS,
                new Mutation.Clear(Hotels.HOTELS.shape(), List.of("Rome")),
                new Mutation.Delete(Hotels.HOTELS.shape(), ROMA));
        assertThat(script.requests(WriteMultipleRequest.class)).isEmpty();
    }

    @Test
    void a_block_is_cleared_and_filled() {
        script.answer(Script.there(head(), 1), Script.prepared(), List.of(roma(7L, 3)), Script.written());
        write(
                Hotels.HOTELS,
                new Mutation.Clear(Hotels.HOTELS.shape(), List.of("Rome")),
                put(APPIA, Map.of(Hotels.STARS, 4)));
        assertThat(tables(sent(0)))
                .containsExactly(
                        "PutRequest hotels true", "DeleteRequest hotels.entry false", "PutRequest hotels.entry false");
    }

    @Test
    void an_expectation_that_does_not_hold_writes_nothing() {
        script.answer(Script.there(head(), 1), Script.there(roma(7L, 3), 2));
        Expectation absent = new Expectation.Absent(Hotels.HOTELS.shape(), ROMA);
        BlockChange change = BlockChange.of(absent, List.of(put(ROMA, Map.of(Hotels.STARS, 4))));
        assertThat(write(Hotels.HOTELS, change).runIf(absent)).isFalse();
        assertThat(script.requests(WriteMultipleRequest.class)).isEmpty();
        assertThat(script.requests(GetRequest.class))
                .extracting(Request::getTableName)
                .containsExactly("hotels", "hotels.entry");
    }

    @Test
    void a_block_that_is_one_entry_is_put_under_its_own_version() {
        MapValue rome = Hotels.CITIES.entry(List.of("Rome"), Arrays.asList(7L, 3));
        script.answer(Script.there(rome, 1), Script.written());
        Expectation three = new Expectation.Holds(Hotels.CITIES.shape(), List.of("Rome"), Map.of(Hotels.STARS, 3));
        BlockChange change = BlockChange.of(
                three, List.of(new Mutation.Put(Hotels.CITIES.shape(), List.of("Rome"), Map.of(Hotels.STARS, 4))));
        assertThat(write(Hotels.CITIES, change).runIf(three)).isTrue();
        assertThat(tables(sent(0))).containsExactly("PutRequest cities true");
        assertThat(first(sent(0)).getMatchVersion()).isEqualTo(Script.version(1));
        assertThat(row(sent(0), 0))
                .isEqualTo(Hotels.CITIES.entry(List.of("Rome"), List.of(7L, 4)).toJson());
    }

    @Test
    void who_is_always_too_late_says_so() {
        for (int i = 0; i < 100; i++) {
            script.answer(Script.there(head(), i), Script.nothing(), Script.refused());
        }
        BlockChange change =
                BlockChange.of(List.of(put(ROMA, Map.of(Hotels.STARS, 4)))).get(0);
        GuardedWrite write =
                new GuardedWrite(Hotels.connection(script), new Attempts(Duration.ofMillis(20)), Hotels.HOTELS, change);
        StoreException e = catchThrowableOfType(StoreException.class, write::run);
        assertThat(e.kind()).isEqualTo(StoreException.Kind.TIMEOUT);
    }
}
