package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.cost.BlockParameter;
import org.colonnade.store.Expectation;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BlockExperimentTest {
    private final Store store = Stores.open("embedded:");

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void measures_every_act_on_every_cut_and_leaves_the_store_as_it_was() {
        BlockExperiment experiment = new BlockExperiment(store, 1);
        List<Measurement<BlockOperation>> measured = experiment.run(Duration.ofMillis(1), Watcher.NOBODY);
        assertThat(experiment.rounds()).isGreaterThanOrEqualTo(3);
        assertThat(measured).allMatch(m -> m.times() == experiment.rounds() && m.seconds() > 0);
        assertThat(measured).extracting(m -> m.operation().act()).contains(BlockAct.values());
        assertThat(measured).extracting(m -> m.operation().cut()).containsOnly("eao", "etf", BlockSample.ITEMS + "[*]");
        assertThat(store.families()).isEmpty();

        BlockCalibration calibration = BlockCalibration.of(measured);
        assertThat(calibration.estimates()).containsOnlyKeys(BlockParameter.values());
        assertThat(calibration.estimates().values()).allMatch(e -> e.value() >= 0 && e.low() <= e.high());
    }

    @Test
    void has_nothing_to_tell_if_it_is_stopped_at_once() {
        assertThat(new BlockExperiment(store, 1)
                        .run(Duration.ofSeconds(1), p -> p.doing().startsWith("making")))
                .isEmpty();
        assertThat(store.families()).isEmpty();
    }

    @Test
    void takes_its_family_away_when_the_store_fails() {
        AtomicInteger writes = new AtomicInteger();
        Store failing = new ForwardingStore(store) {
            @Override
            public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
                if (writes.incrementAndGet() == 20) {
                    throw new StoreException(StoreException.Kind.TIMEOUT, "too slow");
                }
                return super.writeIf(expectation, mutations);
            }
        };
        assertThatThrownBy(() -> new BlockExperiment(failing, 1).run(Duration.ofSeconds(1), Watcher.NOBODY))
                .hasMessage("too slow");
        assertThat(store.families()).isEqualTo(Set.of());
    }
}
