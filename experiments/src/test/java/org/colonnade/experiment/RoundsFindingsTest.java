package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.StoreEffort;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.arrangement.Workload;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.measurement.LoopResult;
import org.junit.jupiter.api.Test;

class RoundsFindingsTest {
    private final RoundsFindings findings = new RoundsFindings();

    @Test
    void nothing_measured_cannot_be_compared() {
        findings.add(store("redis"), List.of());
        assertThat(findings.agreement()).isEqualTo(Agreement.OPEN);
        assertThat(findings.sentence()).isEqualTo("Nothing was measured.");
    }

    @Test
    void says_of_each_claim_where_it_holds() {
        findings.add(store("redis"), List.of(claim("a", true), claim("b", true), claim("c", false)));
        findings.add(store("hbase"), List.of(claim("a", true), claim("b", false), claim("c", false)));
        assertThat(findings.sentence())
                .startsWith("a: on all 2 stores; b: on 1 of 2 stores, not on hbase; c: nowhere. ");
        assertThat(findings.agreement()).isEqualTo(Agreement.DIFFERENT);
    }

    @Test
    void reasons_with_what_was_counted() {
        findings.add(store("redis"), List.of(claim("a", true)));
        assertThat(findings.sentence())
                .contains("A retrieval of scattered rounds makes 13.0 calls, 13.0 entries, 9.0 kB")
                .contains("where EAO makes 1.0 calls, 2.0 entries, 9.0 kB")
                .contains("An addition makes 3.0 calls, 3.0 entries, 1.0 kB there");
    }

    @Test
    void the_advisors_claims_are_not_the_papers() {
        findings.add(store("redis"), List.of(claim("a", true), claim("(the advisor) b", false)));
        assertThat(findings.agreement()).isEqualTo(Agreement.SAME);
    }

    private static Finding claim(String claim, boolean holds) {
        return new Finding(claim, "x / y", List.of(2.0), List.of(2.0), holds);
    }

    private static StoreResult store(String product) {
        List<Cell> cells = new ArrayList<>();
        cells.add(cell(Workload.RETRIEVALS, "EAO", new StoreEffort(1, 2, 9_000)));
        cells.add(cell(Workload.RETRIEVALS, "scattered", new StoreEffort(13, 13, 9_000)));
        cells.add(cell(Workload.ADDITIONS, "EAO", new StoreEffort(2, 4, 18_000)));
        cells.add(cell(Workload.ADDITIONS, "ROUNDS", new StoreEffort(2, 3, 1_000)));
        cells.add(cell(Workload.ADDITIONS, "scattered", new StoreEffort(3, 3, 1_000)));
        return new StoreResult(product, product, Map.of(), cells, true);
    }

    private static Cell cell(Workload workload, String arrangement, StoreEffort effort) {
        return new Cell(10, workload, arrangement, effort, new LoopResult(List.of(), 1, 0));
    }
}
