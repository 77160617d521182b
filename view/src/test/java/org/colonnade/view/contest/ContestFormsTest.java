package org.colonnade.view.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.StoreEffort;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.form.Figures;
import org.colonnade.measurement.Machine;
import org.colonnade.view.bench.Measured;
import org.junit.jupiter.api.Test;

class ContestFormsTest {
    private static final List<Cell> CELLS = Stream.of("EAO", "ETF")
            .map(a -> new Cell(10, Workload.RETRIEVALS, a, new StoreEffort(1, 2, 3000), Measured.loop("retrieval")))
            .toList();
    private static final ContestResult RESULT = new ContestResult(
            new ContestResult.Setting("game", "Game", "rounds", 800, Measured.PLAN),
            Machine.here(),
            List.of(new StoreResult("embedded:", "Embedded 1", Map.of(Workload.RETRIEVALS, "EAO"), CELLS, true)));

    @Test
    void all_forms_have_the_same_means_and_efforts() {
        String mean = Figures.millis(CELLS.get(1).latencies().mean());
        assertThat(ContestText.of(RESULT)).contains("Embedded 1", "ETF", mean);
        assertThat(ContestPage.of(RESULT)).contains("EAO *", mean, "1.0 calls, 2.0 entries, 3.0 kB");
        assertThat(ContestJson.of(RESULT)).contains("\"arrangement\" : \"ETF\"", "\"bytes\" : 3000.0");
    }
}
