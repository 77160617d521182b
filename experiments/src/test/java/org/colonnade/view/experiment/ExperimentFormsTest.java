package org.colonnade.view.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.ExperimentResult;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.experiment.Experiments;
import org.colonnade.experiment.Occasion;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Table;
import org.colonnade.experiment.Thoroughness;
import org.colonnade.experiment.Venue;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class ExperimentFormsTest {
    private static final Experiment ROUNDS = Experiments.find("rounds").orElseThrow();
    private static final Table TIMES = new Table(
            List.of(
                    new Table.Column("workload", ""),
                    new Table.Column("games", ""),
                    new Table.Column("kept as", ""),
                    new Table.Column("mean", "ms")),
            3,
            List.of(
                    List.of("retrievals", 200, "EAO", 1.25),
                    List.of("retrievals", 500, "EAO", 1.5),
                    List.of("retrievals", 200, "a|b", 12.5),
                    List.of("retrievals", 500, "a|b", 0.0)),
            OptionalInt.of(3));
    private static final ExperimentResult FOUND = new ExperimentResult(
            Agreement.SAME,
            "One entry is faster.",
            List.of(new Part("Embedded 1", Part.Status.DONE, "In turns.", Optional.of(TIMES))));

    private static ExperimentReport report() {
        try (Venue venue = new Venue(List.of(), s -> {})) {
            return new ExperimentReport(ROUNDS, new Occasion(Thoroughness.SMOKE, 7, venue, Watcher.NOBODY), FOUND);
        }
    }

    @Test
    void all_forms_have_the_sentence_and_the_same_numbers() {
        assertThat(report().text()).contains("One entry is faster.", "That is what the paper found.", "1.250");
        assertThat(report().json())
                .contains("\"found\" : \"One entry is faster.\"", "\"agreement\" : \"same\"", "1.25", "\"seed\" : 7");
        assertThat(ExperimentPage.of(ROUNDS, FOUND, "setting")).contains("One entry is faster.", "<td>1.250</td>");
        assertThat(ExperimentsDocument.section(report(), LocalDate.of(2026, 1, 31)))
                .contains("## `rounds`: ", "wrote on 2026-01-31", "| retrievals | 200 | a\\|b | 12.50 |");
    }

    @Test
    void only_ways_with_a_number_for_each_size_have_a_line() {
        assertThat(SeriesCharts.of(TIMES)).singleElement().satisfies(chart -> {
            assertThat(chart.title()).isEqualTo("retrievals, mean, ms");
            assertThat(chart.lines()).extracting(l -> l.name()).containsExactly("EAO");
        });
        assertThat(ExperimentPicture.of(ROUNDS, FOUND))
                .hasValueSatisfying(p -> assertThat(p).startsWith("<svg").contains("Embedded 1", "EAO"));
    }
}
