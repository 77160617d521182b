package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.aggregates.TestDesigns;
import org.colonnade.cut.RandomAggregate;
import org.colonnade.model.Type;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.Test;

class ComplexJsonTest {
    private static final AggregateClass THING = TestDesigns.aggregateClass("""
            value Part { at timestamp  price decimal? }
            entity Thing { id key text  size int  ratio double?  parts Part[3]  owner -> Thing.things (0..1) }
            """, "Thing");

    @Property(tries = 1000)
    void values_are_read_as_they_are_written(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        ComplexValue value = any.value(aggregate);
        assertThat(ComplexJson.read("test", aggregate.type(), ComplexJson.text(value)))
                .isEqualTo(value);
        assertThat(ComplexJson.of("test", aggregate.type(), value)).isEqualTo(value);
    }

    private static ComplexValue read(String text) {
        return ComplexJson.read("Thing", THING.type(), text);
    }

    @Test
    void collections_that_nobody_speaks_of_are_empty() {
        assertThat(read("{\"id\": \"a\", \"size\": 1}")).hasToString("<id: \"a\", size: 1, parts: []>");
    }

    @Test
    void references_are_keys() {
        assertThat(read("{\"id\": \"a\", \"size\": 1, \"owner\": \"b\"}"))
                .hasToString("<id: \"a\", size: 1, parts: [], owner: Thing:b>");
    }

    @Test
    void all_that_is_wrong_is_said_at_once() {
        assertThatThrownBy(() ->
                        read("{\"id\": 5, \"siz\": 1, \"parts\": [{\"at\": \"noon\"}, null, 7], \"ratio\": \"much\"}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Thing: Thing has no field `siz`, did you mean `size`?; "
                        + "`id` should be a value of type text, and is 5; `size` needs a value; "
                        + "`ratio` should be a value of type double, and is \"much\"; "
                        + "`parts[0].at` should be a value of type timestamp, and is \"noon\"; "
                        + "`parts[1]` is null, and elements cannot be; `parts[2]` should be an object, and is 7");
    }

    @Test
    void what_is_no_json_is_no_value() {
        assertThatThrownBy(() -> read("{\"id\": ")).hasMessageStartingWith("Thing: this is no JSON: ");
    }

    record Part(Instant at, BigDecimal price) {}

    record Thing(String id, int size, double ratio, List<Part> parts, String owner) {}

    @Test
    void an_exponent_that_no_decimal_has_is_told_of_the_value() {
        assertThatThrownBy(() -> read("{\"id\": \"a\", \"size\": 1, \"ratio\": 1.5E1817203444415185584419}"))
                .hasMessageStartingWith("Thing: ")
                .hasMessageContaining("1.5E1817203444415185584419");
    }

    @Test
    void records_are_values_and_back() {
        Thing thing = new Thing(
                "a",
                3,
                -0d,
                List.of(new Part(Instant.parse("2026-01-31T12:30:00.125Z"), new BigDecimal("1.50"))),
                null);
        ComplexValue value = ComplexJson.of("Thing", THING.type(), thing);
        assertThat(ComplexJson.<Thing>object("Thing", Thing.class, value)).isEqualTo(thing);
    }

    @Test
    void maps_are_values() {
        assertThat(ComplexJson.of("Thing", THING.type(), Map.of("id", "a", "size", 3)))
                .hasToString("<id: \"a\", size: 3, parts: []>");
    }

    record Narrow(String id) {}

    @Test
    void a_class_that_lacks_fields_is_refused() {
        ComplexValue value = read("{\"id\": \"a\", \"size\": 1}");
        assertThatThrownBy(() -> ComplexJson.object("Thing", Narrow.class, value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Thing cannot be read as ")
                .hasMessageContaining("size");
    }

    @Test
    void a_decimal_that_could_not_be_read_again_is_refused() {
        Thing longest = price(new BigDecimal("1".repeat(1000)));
        ComplexValue value = ComplexJson.of("Thing", THING.type(), longest);
        assertThat(read(ComplexJson.text(value))).isEqualTo(value);
        assertThatThrownBy(() -> ComplexJson.of("Thing", THING.type(), price(new BigDecimal("1".repeat(1001)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                        "Thing: `parts\\[0\\].price` should be a decimal of at most 1000 characters, and is 1{60}\\.\\.\\.");
    }

    private static Thing price(BigDecimal price) {
        return new Thing("a", 1, 1, List.of(new Part(Instant.EPOCH, price)), null);
    }

    record Picture(byte[] pixels) {}

    @Test
    void bytes_may_be_given_as_such_or_as_base64() {
        Type type = TestDesigns.aggregateClass(
                        "value Frame { pixels bytes }  entity Album { id key  frame Frame }", "Album")
                .type(AccessPath.of("frame"))
                .orElseThrow();
        ComplexValue value = ComplexJson.of("Frame", type, new Picture(new byte[] {1, 2}));
        assertThat(value).isEqualTo(ComplexJson.of("Frame", type, Map.of("pixels", "AQI=")));
        assertThat(ComplexJson.<Picture>object("Frame", Picture.class, value).pixels())
                .containsExactly(1, 2);
    }

    @Test
    void a_number_that_is_too_large_for_its_type_is_refused() {
        assertThatThrownBy(() -> read("{\"id\": \"a\", \"size\": 1, \"ratio\": 1e999}"))
                .hasMessage("Thing: `ratio` should be a value of type double, and is 1E+999");
    }

    record Brief(String id, int size) {}

    @Test
    void a_class_may_lack_a_collection_that_has_no_elements() {
        String text = "{\"id\":\"a\",\"parts\":[],\"size\":3}";
        assertThat(ComplexJson.objects(Brief.class).apply(text)).contains(new Brief("a", 3));
        assertThat(ComplexJson.<Brief>object("Thing", Brief.class, read(text))).isEqualTo(new Brief("a", 3));
        String more = text.replace("[]", "[{\"at\":\"2026-01-31T12:30:00Z\"}]");
        assertThat(ComplexJson.objects(Brief.class).apply(more)).isEmpty();
        assertThatThrownBy(() -> ComplexJson.object("Thing", Brief.class, read(more)))
                .hasMessageContaining("parts");
    }
}
