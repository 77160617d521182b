package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.contract.Entries.absent;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.clear;
import static org.colonnade.contract.Entries.delete;
import static org.colonnade.contract.Entries.excluding;
import static org.colonnade.contract.Entries.holds;
import static org.colonnade.contract.Entries.including;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.set;
import static org.colonnade.contract.Entries.write;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns of JSON, alone and beside others. All texts are in the form that JSON has without white space. */
interface JsonContract extends TestedStore {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "\"\"",
                "\"caffè \ud83d\ude00 \\\"\\\\ \\n\"",
                "\"null\"",
                "true",
                "false",
                "0",
                "-7",
                "2147483648",
                "-9223372036854775808",
                "12345678901234567890",
                "0.1",
                "-1.5",
                "1.50",
                "0.1234567890123456789",
                "[1,\"a\",true,null,[],{},[[{\"a\":[0.5]}]]]",
                "{\"z\":1,\"a\":{\"y\":\"\",\"b\":null},\"m\":[{\"k\":-2},3.25]}",
                "{\"sizes\":{\"address.phones\":2,\".\":1,\"%2e\":3,\"\":4}}",
                "{\"$set\":{\"$oid\":\"a\"},\"a$b\":{\"$numberLong\":\"1\"},\"`[0]`\":[\"$$x\"],\"a/b:c\":\"\"}"
            })
    default void keeps_json_alone_and_beside_others(String json) {
        Shape alone = family("b int | e text | v json");
        Shape beside = family("b int | e text | v json, w text, x json");
        Shape single = family("b int || v json");
        write(store(), put(alone, 1, "k", json), put(alone, 1, "l", "[7]"));
        write(store(), put(beside, 1, "k", json, json, "[7]"), put(single, 1, json));
        assertThat(block(store(), alone, 1)).containsExactly(row(1, "k", json), row(1, "l", "[7]"));
        assertThat(block(store(), beside, 1)).containsExactly(row(1, "k", json, json, "[7]"));
        assertThat(block(store(), single, 1)).containsExactly(row(1, json));
        write(store(), put(alone, 1, "l", json), set(beside, "x", json, 1, "k"));
        assertThat(store().scan(alone).toList()).containsExactly(row(1, "k", json), row(1, "l", json));
        assertThat(store().scan(beside).toList()).containsExactly(row(1, "k", json, json, json));
    }

    @Test
    default void json_that_is_null_is_no_value() {
        Shape shape = family("b int | e text | v json");
        assertThatThrownBy(() -> put(shape, 1, "k", "null")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    default void entries_are_there_without_json_too() {
        Shape shape = family("b int | e text | v json");
        write(store(), put(shape, 1, "k"), put(shape, 1, "l", (Object) null), put(shape, 1, "m", "{}"));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, "k", null), row(1, "l", null), row(1, "m", "{}"));
        write(store(), put(shape, 1, "k", "[1]"), put(shape, 1, "m"), put(shape, 1, "n"));
        write(store(), put(shape, 1, "k"), set(shape, "v", null, 1, "m"), set(shape, "v", null, 1, "o"));
        assertThat(block(store(), shape, 1))
                .containsExactly(
                        row(1, "k", "[1]"), row(1, "l", null), row(1, "m", null), row(1, "n", null), row(1, "o", null));
        assertThat(entries(shape, Range.beginning(List.of("n")), 1)).containsExactly(row(1, "n", null));
        write(store(), delete(shape, 1, "k"), delete(shape, 1, "m"), delete(shape, 1, "n"), delete(shape, 1, "o"));
        assertThat(store().scan(shape).toList()).containsExactly(row(1, "l", null));
        write(store(), clear(shape, 1), put(shape, 1, "p"));
        assertThat(store().scan(shape).toList()).containsExactly(row(1, "p", null));
    }

    @Test
    default void json_beside_others_may_have_no_value() {
        Shape shape = family("b int | e text | v json, w text");
        write(store(), put(shape, 1, "k", null, "a"), set(shape, "v", "[1]", 1, "l"));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, "k", null, "a"), row(1, "l", "[1]", null));
        write(store(), set(shape, "v", "{}", 1, "k"), set(shape, "v", null, 1, "l"));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, "k", "{}", "a"), row(1, "l", null, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"version\":7,\"sizes\":{\"a.b\":1.50}}", "[1,[]]", "\"7\"", "7", "0.5", "true"})
    default void json_can_be_expected(String json) {
        for (Shape shape : List.of(family("b int | e text | v json"), family("b int | e text | v json, w text"))) {
            List<Mutation> change = List.of(put(shape, 1, "l", "[]"), set(shape, "v", "[2]", 1, "k"));
            assertThat(store().writeIf(holds(shape, "v", json, 1, "k"), change)).isFalse();
            write(store(), set(shape, "v", json, 1, "k"));
            assertThat(store().writeIf(holds(shape, "v", "{\"version\":8}", 1, "k"), change))
                    .isFalse();
            assertThat(store().writeIf(holds(shape, "v", null, 1, "k"), change)).isFalse();
            assertThat(store().writeIf(absent(shape, 1, "k"), change)).isFalse();
            assertThat(block(store(), shape, 1)).hasSize(1);
            assertThat(store().writeIf(holds(shape, "v", json, 1, "k"), change)).isTrue();
            assertThat(writeIf(holds(shape, "v", json, 1, "k"))).isFalse();
            assertThat(writeIf(holds(shape, "v", "[2]", 1, "k"))).isTrue();
            assertThat(block(store(), shape, 1)).hasSize(2);
        }
    }

    @Test
    default void json_is_expected_as_it_was_written() {
        Shape shape = family("b int | e text | v json");
        String json = "{ \"a\" : [ 1e3, \"\\u0041\" ] }";
        write(store(), put(shape, 1, "k", json));
        String read = (String) block(store(), shape, 1).get(0).values().get(2);
        assertThat(writeIf(holds(shape, "v", json, 1, "k"))).isTrue();
        assertThat(writeIf(holds(shape, "v", read, 1, "k"))).isTrue();
    }

    @Test
    default void an_array_is_not_what_it_contains() {
        Shape shape = family("b int | e text | v json");
        write(store(), put(shape, 1, "k", "[{\"a\":1},2]"));
        for (String element : List.of("{\"a\":1}", "2", "[2]")) {
            assertThat(writeIf(holds(shape, "v", element, 1, "k"), put(shape, 1, "k", "1")))
                    .as(element)
                    .isFalse();
        }
    }

    @Test
    default void that_there_is_no_json_can_be_expected() {
        Shape shape = family("b int | e text | v json");
        assertThat(writeIf(holds(shape, "v", null, 1, "k"), put(shape, 1, "k", "1")))
                .as("there is no entry")
                .isFalse();
        write(store(), put(shape, 1, "k"));
        assertThat(writeIf(absent(shape, 1, "k"))).isFalse();
        assertThat(writeIf(holds(shape, "v", null, 1, "k"), put(shape, 1, "k", "1")))
                .isTrue();
        assertThat(block(store(), shape, 1)).containsExactly(row(1, "k", "1"));
    }

    @ParameterizedTest
    @EnumSource(Scalar.class)
    default void entries_of_json_have_keys_of_every_type(Scalar scalar) {
        Shape shape = family("b int | e %s, f int | v json".formatted(scalar));
        for (Object value : Samples.of(scalar)) {
            write(store(), put(shape, 1, value, -1, "{\"a\":1}"));
        }
        assertThat(block(store(), shape, 1))
                .containsExactlyElementsOf(Samples.of(scalar).stream()
                        .map(v -> row(1, v, -1, "{\"a\":1}"))
                        .toList());
        Object last = Samples.of(scalar).get(Samples.of(scalar).size() - 1);
        assertThat(entries(shape, Range.beginning(List.of(last)), 1)).containsExactly(row(1, last, -1, "{\"a\":1}"));
    }

    /** Paths are keys of entries where aggregates are kept. */
    @Test
    default void entries_of_json_may_be_called_by_paths() {
        Shape shape = family("b int | e text | v json");
        List<String> paths =
                List.of("!", "$", "%", "%2e", ".", "a", "a.b[0]", "a[0].b", "a[1]", "a\\", "a`b", "b{\"\"}");
        paths.forEach(p -> write(store(), put(shape, 1, p, "{}")));
        paths.forEach(p -> write(store(), put(shape, 1, p, "[1]")));
        assertThat(block(store(), shape, 1)).extracting(r -> r.values().get(1)).containsExactlyElementsOf(paths);
        paths.forEach(
                p -> assertThat(entries(shape, Range.beginning(List.of(p)), 1)).containsExactly(row(1, p, "[1]")));
        Range elements = new Range(List.of(), including("a["), excluding("a\\"));
        assertThat(entries(shape, elements, 1))
                .extracting(r -> r.values().get(1))
                .containsExactly("a[0].b", "a[1]");
        paths.forEach(p -> write(store(), delete(shape, 1, p)));
        assertThat(store().scan(shape).toList()).isEmpty();
    }

    @Test
    default void texts_in_json_are_texts_whatever_they_look_like() {
        Shape shape = family("b int | e text, f int | v json");
        for (String text : List.of("$_id", "$", "$x", "$$NOW", "$$ROOT", "$entries")) {
            String json = "{\"a\":\"" + text + "\",\"b\":[\"" + text + "\"]}";
            write(store(), put(shape, 1, text, 1, json), put(shape, 1, text, 2, "\"" + text + "\""));
            assertThat(entries(shape, Range.beginning(List.of(text)), 1))
                    .containsExactly(row(1, text, 1, json), row(1, text, 2, "\"" + text + "\""));
        }
    }

    @Test
    default void entries_of_json_are_read_by_ranges() {
        Shape shape = family("b int | e text, f text | v json");
        List.of("x.", "x.\ud83d\ude00", "x.\ud83d\ude01b", "y")
                .forEach(f -> write(store(), put(shape, 1, "a:", f, "1"), put(shape, 1, "b", f, "2")));
        Range range = new Range(List.of("a:"), including("x.\ud83d\ude00"), including("x.\ud83d\ude01c"));
        assertThat(entries(shape, range, 1))
                .containsExactly(row(1, "a:", "x.\ud83d\ude00", "1"), row(1, "a:", "x.\ud83d\ude01b", "1"));
        assertThat(entries(shape, new Range(List.of("b"), excluding("x."), excluding("y")), 1))
                .hasSize(2);
        assertThat(entries(shape, new Range(List.of(), excluding("a:"), including("b")), 1))
                .hasSize(4);
        assertThat(entries(shape, Range.beginning(List.of("a")), 1)).isEmpty();
    }
}
