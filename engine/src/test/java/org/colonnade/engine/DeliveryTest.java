package org.colonnade.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.guard.Guard;
import org.colonnade.guard.Hold;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.store.Atomicity;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When the rows of requests come that have locks. */
class DeliveryTest {
    private static final Design DESIGN = Designs.read("""
            entity Bid (100) { id key int }
            entity Item (2000) { id key int
              price int
              name text(20) }
            request Offer 1 { INSERT INTO Item SET id = ?item, price = ?price, name = ?name; }
            request Raise 1 {
              INSERT INTO Bid SET id = ?bid;
              SELECT Item.name FROM Item WHERE Item.id = ?item;
              UPDATE Item SET price = ?price WHERE Item.id = ?item;
            }
            request Watch 1 {
              UPDATE Item SET price = ?price WHERE Item.id = ?item;
              SELECT Item.name FROM Item;
              INSERT INTO Bid SET id = ?bid;
            }
            schema s {
              family bids [Bid.id][][] over Bid
              family prices [Item.id][Item.price][Item.name] over Item
              family names [][Item.id][Item.name] over Item
            }
            """);
    private static final Recommendation ADVICE = new Advisor(
                    DESIGN, DESIGN.defaultMix(), CostModel.ALL.get(0), new KernelSolver())
            .evaluate(DESIGN.schemas().get(0), Watcher.NOBODY);

    private final List<String> events = new ArrayList<>();
    private final Store store = new ForwardingStore(Stores.open("embedded:")) {
        @Override
        public void write(List<Mutation> mutations, Atomicity atomicity) {
            events.add("write " + mutations.size());
            super.write(mutations, atomicity);
        }
    };

    @BeforeEach
    void create() {
        new Engine(store, ADVICE, Guard.NONE).create();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void offer(int items) {
        Engine engine = new Engine(store, ADVICE, Guard.NONE);
        for (int i = 1; i <= items; i++) {
            engine.run("Offer", new Arguments(Map.of("item", i, "price", 10 * i, "name", "item " + i)));
        }
        events.clear();
    }

    private void run(String request) {
        new Engine(store, ADVICE, locks -> new Recorded())
                .run(
                        request,
                        new Arguments(Map.of("bid", 1, "item", 1, "price", 11)),
                        (statement, row) -> events.add(row.get(0).toString()));
    }

    private final class Recorded implements Hold {
        Recorded() {
            events.add("take");
        }

        @Override
        public boolean isFresh() {
            return true;
        }

        @Override
        public void require() {}

        @Override
        public void abandon() {}

        @Override
        public void close() {
            events.add("give back");
        }
    }

    @Test
    void rows_come_when_everything_is_written_at_once_and_nobody_waits_for_locks() {
        offer(1);
        run("Raise");
        assertThat(events).containsExactly("take", "write 3", "give back", "item 1");
    }

    @Test
    void too_many_rows_to_be_kept_come_as_they_are_read_after_what_waits_is_written() {
        offer(Delivery.MOST_KEPT + 2);
        run("Watch");
        assertThat(events).startsWith("take", "write 2", "item 1", "item 2").endsWith("write 1", "give back");
        assertThat(events).hasSize(Delivery.MOST_KEPT + 2 + 4).doesNotHaveDuplicates();
    }
}
