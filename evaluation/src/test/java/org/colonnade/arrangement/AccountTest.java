package org.colonnade.arrangement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.Source;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the advisor on representations counts is what the interface asks of a store. */
class AccountTest {
    private static final Source SOURCE = new Source("list.design", """
            value Line { text text(30) }
            entity List (10) { id key int  title text(20)  note text(20)?  lines Line[3] }
            request Retrieve 1 { SELECT List.* FROM List WHERE List.id = ?id; }
            request Glance 1 { SELECT List.title FROM List WHERE List.id = ?id; }
            request Append 1 { UPDATE List SET lines += ?line WHERE List.id = ?id; }
            request Rename 1 { UPDATE List SET title = ?title WHERE List.id = ?id; }
            request Create 1 { INSERT INTO List SET id = ?id, title = ?title, note = ?note, lines = ?lines; }
            """);
    private static final Design DESIGN = DesignReader.read(SOURCE).design().orElseThrow();
    private static final Entity ROOT = DESIGN.model().entity("List").orElseThrow();

    private static ComplexValue value(int id) {
        ComplexValue line = new ComplexValue.Fields(Map.of("text", new ComplexValue.Scalar("milk")));
        return new ComplexValue.Fields(Map.of(
                "id", new ComplexValue.Scalar(id),
                "title", new ComplexValue.Scalar("shopping"),
                "note", new ComplexValue.Scalar("today"),
                "lines", new ComplexValue.Elements(List.of(line, line, line))));
    }

    /** What each request costs if only this does. */
    private static Map<String, Double> counted(String cut, Prices each) {
        StoreProfile profile = StoreProfile.of(new BlockCosts(each, each));
        return new RepresentationAdvisor(DESIGN, Terms.usual(profile))
                .represent(ROOT, DESIGN.defaultMix(), CutText.read(AggregateClass.of(DESIGN.model(), ROOT), cut))
                .requests();
    }

    private static StoreEffort asked(CountingStore store, Runnable act) {
        store.perOperation(1);
        act.run();
        return store.perOperation(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "lines", "lines[*]", "title", "title, lines[*]", "title+note"})
    void calls_and_entries(String cut) {
        try (Store embedded = Stores.open("embedded:")) {
            CountingStore store = new CountingStore(embedded);
            Aggregates<ComplexValue> lists = AggregateStore.on(
                            store, DESIGN, Stores.kind("embedded").profile())
                    .cut("List", cut)
                    .of("List");
            lists.put(value(1));
            Map<String, StoreEffort> asked = Map.of(
                    "Retrieve", asked(store, () -> lists.get(1)),
                    "Glance", asked(store, () -> lists.part(1, "title")),
                    "Rename", asked(store, () -> lists.set(1, "title", "errands")),
                    "Append", asked(store, () -> lists.append(1, "lines", Map.of("text", "bread"))),
                    "Create", asked(store, () -> lists.create(value(2))));
            Map<String, Double> calls = counted(cut, new Prices(1, 0, 0, 0));
            Map<String, Double> entries = counted(cut, new Prices(0, 1, 0, 0));
            Stream.of("Retrieve", "Glance", "Rename", "Append", "Create").forEach(r -> {
                assertThat(calls.get(r))
                        .as("calls of " + r)
                        .isCloseTo(asked.get(r).calls(), within(1e-9));
                assertThat(entries.get(r))
                        .as("entries of " + r)
                        .isCloseTo(asked.get(r).entries(), within(1e-9));
            });
        }
    }
}
