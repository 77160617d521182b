package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.aggregates.SampleClasses.parcel;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.aggregates.SampleClasses.Box;
import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Line;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Java classes with fewer fields than the design: they read, and never take away what they do not have. */
class NarrowClassTest {
    private static final Parcel FULL = new Parcel(
            "a",
            2,
            "fragile",
            new Box(3, 4, List.of("up")),
            List.of(new Item(1, "one")),
            List.of(new Line("nut", List.of(new Item(7, "seven")))));

    private final Store store = new EmbeddedProvider().open(Address.of("embedded:"));
    private final AggregateStore aggregates = SampleClasses.on(store);

    @BeforeEach
    void put() {
        aggregates.of(Parcel.class).put(FULL);
    }

    @AfterEach
    void nothing_is_lost() {
        assertThat(aggregates.of(Parcel.class).get("a")).contains(FULL);
        store.close();
    }

    private <A> Aggregates<A> parcels(Class<A> type) {
        return aggregates.of(type, "Parcel");
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record Short(String id, int count) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    record NumberOnly(int number) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    record WidthOnly(Integer width) {}

    record Deep(String id, int count, String note, WidthOnly box, List<NumberOnly> items, List<DeepLine> lines) {}

    record DeepLine(String product, List<NumberOnly> items) {}

    private static void assertRefused(String fields, ThrowingCallable change) {
        assertThatThrownBy(change)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(" does not keep " + fields + " of Parcel, which a change by it would take away");
    }

    @Test
    void classes_with_fewer_fields_read_and_change_parts() {
        Aggregates<Short> parcels = parcels(Short.class);
        assertThat(parcels.get("a")).contains(new Short("a", 2));
        parcels.set("a", "count", 3);
        parcels.update("a", "count", Integer.class, c -> c - 1);
    }

    @Test
    void a_whole_is_not_changed_by_a_class_with_fewer_fields() {
        Aggregates<Short> parcels = parcels(Short.class);
        Versioned<Short> read = parcels.read("a").orElseThrow();
        String missing = "`note`, `box`, `items`, `lines`";
        assertRefused(missing, () -> parcels.update("a", p -> p));
        assertRefused(missing, () -> parcels.withRetries(Retries.upTo(3)).update("a", p -> p));
        assertRefused(missing, () -> parcels.replace(read, new Short("a", 9)));
    }

    @Test
    void all_that_value_objects_and_elements_lack_is_told() {
        Aggregates<Deep> parcels = parcels(Deep.class);
        assertRefused(
                "`box.height`, `box.marks`, `items[*].label`, `lines[*].items[*].label`",
                () -> parcels.update("a", p -> p));
    }

    @Test
    void parts_are_not_changed_by_classes_with_fewer_fields() {
        Aggregates<Parcel> parcels = parcels(Parcel.class);
        assertRefused(
                "`items[*].label`", () -> parcels.update("a", "items[0]", NumberOnly.class, i -> new NumberOnly(5)));
        assertRefused("`items[*].label`", () -> parcels.update("a", "items", NumberOnly[].class, i -> i));
        assertRefused("`lines[*].items[*].label`", () -> parcels.update("a", "lines[0]", DeepLine.class, l -> l));
        assertRefused("`box.height`, `box.marks`", () -> parcels.update("a", "box", WidthOnly.class, b -> b));
    }

    @Test
    void put_writes_what_a_class_has() {
        parcels(Short.class).put(new Short("b", 1));
        assertThat(parcels(Parcel.class).get("b")).contains(new Parcel("b", 1, null, null, List.of(), List.of()));
    }

    static final class Forgetful {
        public String id;
        public int count;

        @JsonIgnore
        public String note;

        public Box box;
        public List<Item> items;
        public List<Line> lines;
    }

    @Test
    void fields_that_are_ignored_are_missed_too() {
        assertThatThrownBy(() -> parcels(Forgetful.class).update("a", p -> p))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("note");
    }

    record Strict(String id, int count, Box box, List<Item> items, List<Line> lines) {}

    /** Nothing can be lost of what cannot be read. */
    @Test
    void classes_that_refuse_what_they_do_not_have_change_what_they_can_read() {
        Aggregates<Strict> parcels = parcels(Strict.class);
        assertThatThrownBy(() -> parcels.update("a", p -> p)).hasMessageContaining("note");
        Parcel other = parcel("b");
        parcels(Parcel.class).put(other);
        parcels.update("b", p -> new Strict(p.id(), 7, p.box(), p.items(), p.lines()));
        assertThat(parcels(Parcel.class).get("b"))
                .contains(new Parcel("b", 7, null, other.box(), other.items(), other.lines()));
    }

    enum Note {
        fragile
    }

    record Tagged(String id, int count, Note note, Box box, List<Item> items, List<Line> lines) {}

    record Size(Integer count, String note) {}

    record Unwrapped(String id, @JsonUnwrapped Size size, Box box, List<Item> items, List<Line> lines) {}

    @Test
    void classes_that_have_everything_in_another_form_change_wholes() {
        parcels(Tagged.class).update("a", p -> new Tagged("a", 9, p.note(), p.box(), p.items(), p.lines()));
        parcels(Unwrapped.class)
                .update("a", p -> new Unwrapped("a", new Size(8, p.size().note()), p.box(), p.items(), p.lines()));
        parcels(JsonNode.class).update("a", p -> ((ObjectNode) p).put("count", 3));
        parcels(Object.class).update("a", p -> {
            Map<Object, Object> changed = new LinkedHashMap<>((Map<?, ?>) p);
            changed.put("count", 2);
            return changed;
        });
    }

    /** Takes no made-up values, since none begins so. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Choosy(String id, int count, String note) {
        Choosy {
            if (id.length() > 1) {
                throw new IllegalArgumentException("only one character");
            }
        }
    }

    @Test
    void classes_that_take_few_values_are_tried_with_each() {
        Aggregates<Choosy> parcels = parcels(Choosy.class);
        assertRefused("`box`, `items`, `lines`", () -> parcels.update("a", p -> p));
        parcels(Short.class).put(new Short("b", 1));
        parcels.update("b", p -> new Choosy("b", 2, "x"));
        assertThat(parcels.get("b")).contains(new Choosy("b", 2, "x"));
    }
}
