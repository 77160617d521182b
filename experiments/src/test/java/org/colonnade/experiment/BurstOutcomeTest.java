package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.experiment.BurstOutcome.Attempt;
import org.colonnade.experiment.BurstOutcome.Result;
import org.junit.jupiter.api.Test;

class BurstOutcomeTest {
    @Test
    void counts_those_under_way_at_one_moment() {
        BurstOutcome outcome = new BurstOutcome(List.of(
                new Attempt(0, 10, Result.MADE),
                new Attempt(5, 20, Result.COLLIDED),
                new Attempt(10, 12, Result.ERROR),
                new Attempt(11, 30, Result.COLLIDED)));
        assertThat(outcome.mostAtOnce()).isEqualTo(3);
        assertThat(outcome.failed()).isEqualTo(0.75);
        assertThat(outcome.began()).isEqualTo(11e-9);
        assertThat(outcome.took()).isEqualTo(30e-9);
    }

    @Test
    void those_that_follow_each_other_are_one_at_a_time() {
        BurstOutcome outcome =
                new BurstOutcome(List.of(new Attempt(0, 5, Result.MADE), new Attempt(5, 9, Result.MADE)));
        assertThat(outcome.mostAtOnce()).isEqualTo(1);
        assertThat(outcome.failed()).isZero();
    }
}
