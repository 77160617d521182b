package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.Address;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockTextTest {
    private final AggregateStore store = SampleClasses.on(new EmbeddedProvider().open(Address.of("embedded:")));

    @AfterEach
    void close() {
        store.close();
    }

    /** What comes of a parcel that was written and read, by its JSON if that could be put together. */
    private Optional<ComplexValue> byText(String cut, Parcel parcel) {
        AggregateStore parcels = store.cut("Parcel", cut);
        parcels.of(Parcel.class).put(parcel);
        Blocks blocks = parcels.blocks("Parcel");
        StoredBlock block = blocks.read(parcel.id()).orElseThrow();
        ObjectCode<Optional<ComplexValue>> code = new ObjectCode<>(
                Optional.class,
                value -> Optional.empty(),
                Optional.of(text -> Optional.of(
                        Optional.of(ComplexJson.read("", blocks.aggregate().type(), text)))));
        Optional<ComplexValue> value = block.as(code);
        value.ifPresent(v -> assertThat(v).isEqualTo(block.value()));
        assertThat(parcels.of(Parcel.class).get(parcel.id())).contains(parcel);
        return value;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"eao", "etf", "items[*]", "items", "count+note, box", "items[*], lines[*]", "items[*], box"})
    void is_the_json_of_the_value(String cut) {
        assertThat(byText(cut, SampleClasses.parcel("a"))).isPresent();
    }

    @Test
    void more_than_ten_elements_are_in_their_order() {
        List<SampleClasses.Item> many = IntStream.range(0, 120)
                .mapToObj(i -> new SampleClasses.Item(i, "\"" + i))
                .toList();
        assertThat(byText("items[*]", new Parcel("a", 1, "x", null, many, List.of())))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"box.marks", "lines[*].items[*]"})
    void parts_of_fields_are_joined_as_values(String cut) {
        assertThat(byText(cut, SampleClasses.parcel("a"))).isEmpty();
    }

    @Test
    void a_collection_without_elements_is_there() {
        assertThat(byText("items[*], lines[*]", new Parcel("a", 1, null, null, List.of(), List.of())))
                .isPresent();
    }
}
