package org.colonnade.view.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Operation;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class CalibrationTextTest {
    private static final String WARNING = "do not rely on these costs";

    /** What would be said if operations took so many seconds. */
    private static List<String> remarks(ToDoubleFunction<Operation> seconds) {
        List<Measurement<Operation>> measured = new ArrayList<>();
        try (Store store = Stores.open("embedded:")) {
            new CalibrationRun(store, 1)
                    .run(Duration.ofMillis(1), Watcher.NOBODY)
                    .forEach(m ->
                            measured.add(new Measurement<>(m.operation(), seconds.applyAsDouble(m.operation()), 1)));
        }
        return new CalibrationText(new CalibrationFile(Calibration.of(measured), Optional.empty(), "embedded:"))
                .remarks();
    }

    @Test
    void warns_of_times_that_have_nothing_to_do_with_what_was_done() {
        Random random = new Random(1);
        assertThat(remarks(o -> Math.exp(2 * random.nextGaussian()))).anyMatch(r -> r.startsWith(WARNING));
    }

    @Test
    void does_not_warn_of_times_that_grow_with_the_blocks() {
        assertThat(remarks(o -> 0.001 * Math.max(1, o.blocks()))).noneMatch(r -> r.startsWith(WARNING));
    }
}
