package org.colonnade.view.migration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregates.MigrationOutcome;
import org.colonnade.aggregates.MigrationResult;
import org.junit.jupiter.api.Test;

class MigrationFormsTest {
    private static final Migrated GAMES = new Migrated(
            "Game",
            "rounds[*]",
            Optional.of(new MigrationResult(
                    451, Map.of(MigrationOutcome.MOVED, 450L, MigrationOutcome.THERE, 1L), false, true)));

    @Test
    void text_says_what_became_of_the_aggregates() {
        assertThat(GAMES)
                .hasToString("Game as rounds[*]: moved 450 aggregates, 1 was there already,"
                        + " and more were changed meanwhile: migrate once more");
        assertThat(new Migrated("Player", "eao", Optional.empty())).hasToString("Player: there are none");
    }

    @Test
    void json_has_the_same_numbers() {
        assertThat(MigrationJson.of(List.of(GAMES)))
                .contains("\"seen\" : 451", "\"moved\" : 450", "\"there\" : 1", "\"behind\" : true");
    }
}
