package org.colonnade.arrangement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.RunLength;
import org.colonnade.model.Entity;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class ArrangementTest {
    private static final Design DESIGN = DesignReader.read(new Source("test", """
                    value Round { moves text(300)  spell text(300)? }
                    entity Player (50) { name key text(8) }
                    entity Game (100) {
                      id     key
                      first  -> Player.games
                      rounds Round[12]
                    }
                    mixes retrievals, additions
                    request Look  retrievals 1 { SELECT Game.* FROM Game WHERE Game.id = ?game; }
                    request Play  additions 1 { UPDATE Game SET rounds += ?round WHERE Game.id = ?game; }
                    """), new MapLibrary(Map.of()))
            .design()
            .orElseThrow();

    private static final StoreProfile COSTS =
            StoreProfile.of(new BlockCosts(new Prices(1e-3, 1.2e-5, 1e-8, 0), new Prices(1e-3, 2e-5, 3e-8, 0)));

    private static Population population() {
        Entity game = DESIGN.model().entity("Game").orElseThrow();
        return new Population(DESIGN, game, game.attribute("rounds").orElseThrow(), 100, 7);
    }

    @Test
    void all_arrangements_keep_the_same_aggregates() {
        Population population = population();
        try (Store store = Stores.open("embedded:")) {
            for (Arrangement arrangement : new Entrants(population, COSTS).arrangements(store, population)) {
                arrangement.create();
                for (long number = 0; number < 20; number++) {
                    Object key = population.key(number);
                    ComplexValue value = population.value(number);
                    arrangement.put(key, value);
                    assertThat(arrangement.get(key)).as(arrangement.name()).contains(value);
                    ComplexValue element = population.element(number);
                    arrangement.append(key, element);
                    ComplexValue longer = new Edit.Append(AccessPath.of("rounds"), element).apply(value);
                    assertThat(arrangement.get(key)).as(arrangement.name()).contains(longer);
                    arrangement.put(key, value);
                    assertThat(arrangement.get(key)).as(arrangement.name()).contains(value);
                }
                arrangement.drop();
            }
            assertThat(store.families()).isEmpty();
        }
    }

    @Test
    void aggregates_are_as_the_statistics_say() {
        Population population = population();
        double rounds = 0;
        for (long number = 0; number < 100; number++) {
            ComplexValue value = population.value(number);
            assertThat(value.at(AccessPath.of("first"))).isInstanceOf(ComplexValue.Reference.class);
            rounds += ((ComplexValue.Elements) value.at(AccessPath.of("rounds")))
                    .elements()
                    .size();
        }
        assertThat(rounds / 100).isBetween(10.0, 14.0);
    }

    @Test
    void every_turn_begins_with_the_same_database() {
        Population population = population();
        try (Store store = Stores.open("embedded:")) {
            Arrangement arrangement = new Entrants(population, COSTS)
                    .arrangements(store, population)
                    .get(2);
            arrangement.create();
            for (long number = 0; number < 10; number++) {
                arrangement.put(population.key(number), population.value(number));
            }
            var runner = new Visits(arrangement, population, 10, Workload.ADDITIONS).runner(3);
            List<Object> changed = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                runner.calls().get().work().run();
            }
            for (long number = 0; number < 10; number++) {
                if (!arrangement.get(population.key(number)).orElseThrow().equals(population.value(number))) {
                    changed.add(number);
                }
            }
            assertThat(changed).isNotEmpty();
            runner.tidying().run();
            for (long number = 0; number < 10; number++) {
                assertThat(arrangement.get(population.key(number))).contains(population.value(number));
            }
        }
    }

    @Test
    void measures_every_size_workload_and_arrangement() {
        Population population = population();
        Entrants entrants = new Entrants(population, COSTS);
        Plan plan = new Plan(RunLength.of(Duration.ofSeconds(5)), 2, 1, OptionalDouble.empty(), 1);
        try (Store store = Stores.open("embedded:")) {
            StoreResult result =
                    new Contest(population, store, entrants, Watcher.NOBODY).run("here", List.of(5L, 20L), plan);
            assertThat(result.finished()).isTrue();
            assertThat(result.sizes()).containsExactly(5L, 20L);
            assertThat(result.arrangements()).containsExactly("EAO", "ETF", "ROUNDS", "scattered", "scattered at once");
            assertThat(result.cells())
                    .hasSize(2 * 3 * 5)
                    .allMatch(c -> c.latencies().count() == 2 * c.size());
            assertThat(result.advised())
                    .containsEntry(Workload.RETRIEVALS, "EAO")
                    .containsEntry(Workload.ADDITIONS, "ROUNDS");
            assertThat(Finding.of(result, "ROUNDS"))
                    .hasSize(10)
                    .allMatch(f -> f.ratios().size() == 2);
            assertThat(store.families()).isEmpty();
        }
    }

    @Test
    void counts_what_operations_ask_of_the_store() {
        Population population = population();
        double rounds = 0;
        for (long number = 0; number < 20; number++) {
            rounds += ((ComplexValue.Elements) population.value(number).at(AccessPath.of("rounds")))
                    .elements()
                    .size();
        }
        try (Store store = Stores.open("embedded:")) {
            Entrants entrants = new Entrants(population, COSTS);
            Efforts efforts = Efforts.of(store, entrants, population, 100);
            assertThat(efforts.of(Workload.RETRIEVALS, "EAO").calls()).isEqualTo(1);
            assertThat(efforts.of(Workload.RETRIEVALS, "ROUNDS").calls()).isEqualTo(1);
            assertThat(efforts.of(Workload.RETRIEVALS, "scattered")).matches(e -> e.calls() == e.entries());
            assertThat(efforts.of(Workload.RETRIEVALS, "scattered").calls()).isEqualTo(1 + rounds / 20);
            assertThat(efforts.of(Workload.RETRIEVALS, "scattered at once").calls())
                    .isEqualTo(2);
            assertThat(efforts.of(Workload.ADDITIONS, "scattered").calls()).isEqualTo(3);
            assertThat(efforts.of(Workload.ADDITIONS, "ROUNDS").bytes())
                    .isLessThan(efforts.of(Workload.ADDITIONS, "EAO").bytes() / 4);
            assertThat(efforts.of(Workload.MIXED, "scattered").calls()).isEqualTo((1 + rounds / 20 + 3) / 2);
        }
    }

    @Test
    void what_was_measured_is_told_though_families_cannot_be_dropped() {
        Population population = population();
        Entrants entrants = new Entrants(population, COSTS);
        Plan plan = new Plan(RunLength.of(Duration.ofSeconds(5)), 1, 1, OptionalDouble.empty(), 1);
        AtomicBoolean measuring = new AtomicBoolean();
        List<String> told = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public boolean goesOn(Progress progress) {
                measuring.set(!progress.doing().equals("loading"));
                return true;
            }

            @Override
            public void left(RuntimeException why) {
                told.add(why.getMessage());
            }
        };
        try (Store store = new ForwardingStore(Stores.open("embedded:")) {
            @Override
            public void drop(String family) {
                if (measuring.get()) {
                    throw new StoreException(StoreException.Kind.UNREACHABLE, "it is away");
                }
                super.drop(family);
            }
        }) {
            StoreResult result = new Contest(population, store, entrants, watcher).run("here", List.of(5L), plan);
            assertThat(result.finished()).isTrue();
            assertThat(result.cells()).isNotEmpty();
            assertThat(told).containsExactly("it is away");
        }
    }

    @Test
    void can_be_stopped() {
        Population population = population();
        Entrants entrants = new Entrants(population, COSTS);
        Plan plan = new Plan(RunLength.of(Duration.ofSeconds(5)), 2, 1, OptionalDouble.empty(), 1);
        Watcher watcher = progress -> !progress.doing().startsWith(Workload.ADDITIONS.title());
        try (Store store = Stores.open("embedded:")) {
            StoreResult result = new Contest(population, store, entrants, watcher).run("here", List.of(5L), plan);
            assertThat(result.finished()).isFalse();
            assertThat(result.workloads()).containsExactly(Workload.RETRIEVALS);
            assertThat(store.families()).isEmpty();
        }
    }
}
