package org.colonnade.view.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.colonnade.form.Figures;
import org.colonnade.guard.Reach;
import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.SchemaResult;
import org.junit.jupiter.api.Test;

class BenchmarkFormsTest {
    private static final LoopResult LOOP = Measured.loop("Find");
    private static final String MEAN =
            Figures.millis(LOOP.weighted(List.of("Find")).mean());
    private static final BenchmarkResult RESULT = new BenchmarkResult(
            new BenchmarkResult.Setting(
                    "hotel", "cassandra", "embedded:", "Embedded 1", Reach.values()[0], "scale 1", Measured.PLAN),
            Machine.here(),
            List.of(new MixResult(
                    "reading",
                    List.of(new SchemaResult("expert", 2, 100, 0.5, OptionalLong.of(2000), LOOP, Optional.empty())),
                    OptionalDouble.empty(),
                    List.of("Find"),
                    true)),
            List.of(new Published("reading", "expert", OptionalDouble.of(8.4), OptionalDouble.empty())));

    @Test
    void all_forms_have_the_same_mean() {
        assertThat(BenchmarkText.of(RESULT)).contains("reading", "expert", MEAN.replace(" ms", ""));
        assertThat(BenchmarkPage.of(RESULT)).contains("Benchmark of hotel", MEAN, "expert, published", "8.400 ms");
        assertThat(BenchmarkJson.of(RESULT)).contains("\"name\" : \"expert\"", "\"count\" : 8", "\"mean\" : 8.4");
    }
}
