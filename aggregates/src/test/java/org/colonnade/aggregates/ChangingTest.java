package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.design.Design;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.store.Address;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ChangingTest {
    private final List<Get> reads = new ArrayList<>();
    private final AggregateStore store =
            SampleClasses.on(new ForwardingStore(new EmbeddedProvider().open(Address.of("embedded:"))) {
                @Override
                public List<Row> list(Get get) {
                    reads.add(get);
                    return super.list(get);
                }
            });
    private final Aggregates<Parcel> parcels = store.cut("Parcel", "items[*]").of(Parcel.class);

    @AfterEach
    void close() {
        store.close();
    }

    private static Parcel with(Item... items) {
        return new Parcel("a", 1, null, null, List.of(items), List.of());
    }

    @Test
    void the_first_elements_are_added_after_a_look_at_the_head() {
        parcels.put(with());
        reads.clear();
        parcels.edit("a")
                .append("items", new Item(1, "one"))
                .append("items", new Item(2, null))
                .commit();
        assertThat(reads).hasSize(1).allMatch(g -> g.range().prefix().equals(List.of(AggregateShape.HEAD)));
        assertThat(parcels.get("a")).contains(with(new Item(1, "one"), new Item(2, null)));
        assertThat(store.of("Parcel").part("a", "items[1].number")).isPresent();
    }

    @Test
    void with_retries_an_element_is_added_without_a_look_at_a_head_that_was_seen() {
        Aggregates<Parcel> trying = parcels.withRetries(Retries.upTo(1));
        trying.put(with());
        reads.clear();
        trying.append("a", "items", new Item(1, "one"));
        trying.append("a", "items", new Item(2, null));
        assertThat(reads).isEmpty();
        assertThat(trying.get("a")).contains(with(new Item(1, "one"), new Item(2, null)));
    }

    @Test
    void who_wants_to_looks_first() {
        Aggregates<Parcel> wary = parcels.withRetries(Retries.upTo(1)).lookingFirst();
        wary.put(with());
        reads.clear();
        wary.append("a", "items", new Item(1, "one"));
        assertThat(reads).hasSize(1);
    }

    @Test
    void after_a_change_by_somebody_else_the_head_is_looked_at() {
        Aggregates<Parcel> trying = parcels.withRetries(Retries.upTo(1));
        Aggregates<Parcel> other = store.cut("Parcel", "items[*]").of(Parcel.class);
        trying.put(with());
        other.append("a", "items", new Item(1, "one"));
        reads.clear();
        trying.append("a", "items", new Item(2, "two"));
        assertThat(reads).hasSize(1);
        trying.append("a", "items", new Item(3, "three"));
        assertThat(reads).hasSize(2);
        assertThat(trying.get("a")).contains(with(new Item(1, "one"), new Item(2, "two"), new Item(3, "three")));
    }

    @Test
    void an_aggregate_that_somebody_else_took_away_is_missed() {
        Aggregates<Parcel> trying = parcels.withRetries(Retries.upTo(1));
        trying.put(with());
        parcels.delete("a");
        assertThatThrownBy(() -> trying.append("a", "items", new Item(1, "one")))
                .isInstanceOf(NoSuchAggregateException.class);
    }

    @Test
    void a_record_stays_whose_last_field_is_taken_away_from_one_of_its_entries() {
        for (String cut : List.of("eao", "spot.city+spot.zip", "spot.street", "etf")) {
            Aggregates<JsonNode> places = store.cut("Place", cut).of(JsonNode.class, "Place");
            JsonNode place = JsonMapper.shared().readTree("{\"id\":\"a\",\"spot\":{\"street\":\"High\"}}");
            places.put(place);
            places.remove("a", "spot.street");
            assertThat(places.get("a", "spot", JsonNode.class))
                    .as(cut)
                    .contains(JsonMapper.shared().createObjectNode());
        }
    }

    @Test
    void any_edits_of_records_that_may_be_empty_do_what_they_do_to_the_value() {
        List<String> cuts = List.of("spot.city+spot.zip", "spot.street, spot.city", "spot.city, last.zip");
        for (int seed = 0; seed < 150; seed++) {
            EditContract.check(store.cut("Place", cuts.get(seed % cuts.size())), "Place", seed);
        }
    }

    @Test
    void a_key_may_be_written_in_several_ways() {
        Design design = TestDesigns.of("entity Price { amount key decimal  label text? }");
        try (AggregateStore prices =
                AggregateStore.on(new EmbeddedProvider().open(Address.of("embedded:")), design, TestProfiles.NEAR)) {
            Aggregates<JsonNode> all = prices.of(JsonNode.class, "Price");
            all.put(JsonMapper.shared().readTree("{\"amount\":1.0}"));
            all.update(1, price -> JsonMapper.shared().readTree("{\"amount\":1.00,\"label\":\"one\"}"));
            assertThat(all.get(1, "label", String.class)).contains("one");
        }
    }

    @Test
    void a_path_that_leads_nowhere_is_named_as_it_was_given() {
        for (String cut : List.of("eao", "etf", "items[*]")) {
            Aggregates<Parcel> those = store.cut("Parcel", cut).of(Parcel.class);
            those.put(with(new Item(1, "one")));
            assertThatThrownBy(() -> those.set("a", "items[3]", new Item(4, "four")))
                    .as(cut)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("there is no `items[3]` to change");
        }
    }
}
