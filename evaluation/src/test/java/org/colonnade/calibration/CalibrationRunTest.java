package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.colonnade.cost.CostParameter;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.Stores;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CalibrationRunTest {
    private static final Shape OTHERS =
            new Shape("others", List.of(new Field("id", new Type.Simple(Scalar.INT, 4))), List.of(), List.of());

    private final Store store = Stores.open("embedded:");

    @BeforeEach
    void create() {
        store.create(OTHERS);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void measures_every_act_and_leaves_the_store_as_it_was() {
        CalibrationRun experiment = new CalibrationRun(store, 1);
        List<Measurement<Operation>> measured = experiment.run(Duration.ofMillis(1), Watcher.NOBODY);
        assertThat(experiment.rounds()).isGreaterThanOrEqualTo(3);
        assertThat(measured).allMatch(m -> m.times() == experiment.rounds() && m.seconds() > 0);
        assertThat(measured).extracting(m -> m.operation().act()).contains(MeasuredAct.values());
        assertThat(store.families()).isEqualTo(Set.of("others"));

        Calibration calibration = Calibration.of(measured);
        assertThat(calibration.estimates()).containsOnlyKeys(CostParameter.values());
        assertThat(calibration.estimates().values()).allMatch(e -> e.value() >= 0 && e.low() <= e.high());
        assertThat(calibration.model("mine").lookup(10, 100, 10_000)).isPositive();
        assertThat(calibration.qualities())
                .extracting(Quality::act)
                .containsExactlyElementsOf(Stream.of(MeasuredAct.values())
                        .map(MeasuredAct::toString)
                        .toList());
    }

    @Test
    void replaces_what_an_earlier_one_left() {
        store.create(new Width(1, 10).shape(CalibrationRun.PREFIX));
        assertThat(new CalibrationRun(store, 1).run(Duration.ofMillis(1), Watcher.NOBODY))
                .isNotEmpty();
        assertThat(store.families()).isEqualTo(Set.of("others"));
    }

    @Test
    void has_nothing_to_tell_if_it_is_stopped_at_once() {
        assertThat(new CalibrationRun(store, 1)
                        .run(Duration.ofSeconds(1), p -> p.doing().startsWith("making")))
                .isEmpty();
        assertThat(store.families()).isEqualTo(Set.of("others"));
    }

    @Test
    void tells_what_it_has_if_it_is_stopped_later() {
        CalibrationRun experiment = new CalibrationRun(store, 1);
        assertThat(experiment.run(Duration.ofMillis(1), p -> !p.words().get().equals("measuring: round 2")))
                .isNotEmpty()
                .allMatch(m -> m.times() == 1);
        assertThat(experiment.rounds()).isOne();
    }

    @Test
    void tells_what_it_has_though_its_families_cannot_be_dropped() {
        List<String> told = new ArrayList<>();
        AtomicBoolean measuring = new AtomicBoolean();
        Store stuck = new ForwardingStore(store) {
            @Override
            public void drop(String family) {
                if (measuring.get()) {
                    throw new StoreException(StoreException.Kind.TIMEOUT, family);
                }
                super.drop(family);
            }
        };
        Watcher watcher = new Watcher() {
            @Override
            public boolean goesOn(Progress progress) {
                measuring.set(!progress.doing().startsWith("making"));
                return true;
            }

            @Override
            public void left(RuntimeException why) {
                told.add(why.getMessage());
            }
        };
        assertThat(new CalibrationRun(stuck, 1).run(Duration.ofMillis(1), watcher))
                .isNotEmpty();
        assertThat(told).hasSize(1).allMatch(f -> f.startsWith(CalibrationRun.PREFIX));
    }

    @Test
    void takes_its_families_away_when_the_store_fails() {
        AtomicInteger lookups = new AtomicInteger();
        Store failing = (Store) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getAll") && lookups.incrementAndGet() == 20) {
                        throw new StoreException(StoreException.Kind.TIMEOUT, "too slow");
                    }
                    try {
                        return method.invoke(store, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        assertThatThrownBy(() -> new CalibrationRun(failing, 1).run(Duration.ofSeconds(1), Watcher.NOBODY))
                .hasMessage("too slow");
        assertThat(store.families()).isEqualTo(Set.of("others"));
    }
}
