package org.colonnade.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class TurnoverTest {
    private static final double DAY = Period.Unit.DAY.seconds();
    private static final Optional<Rate> TEN_A_DAY = Optional.of(new Rate(10, Period.Unit.DAY));
    private static final Optional<Period> A_WEEK = Optional.of(new Period(1, Period.Unit.WEEK));

    @Test
    void without_a_rate_there_are_always_as_many() {
        assertThat(Turnover.NONE.count(50, 1000 * DAY)).isEqualTo(50);
        assertThat(new Turnover(Optional.empty(), A_WEEK).count(50, 1000 * DAY)).isEqualTo(50);
    }

    @Test
    void what_is_kept_for_a_time_grows_until_as_many_go_as_come() {
        Turnover turnover = new Turnover(TEN_A_DAY, A_WEEK);
        assertThat(turnover.count(50, DAY)).isEqualTo(60);
        assertThat(turnover.count(50, 30 * DAY)).isEqualTo(70);
        assertThat(turnover.isEndless()).isFalse();
    }

    @Test
    void what_is_kept_for_ever_grows_without_end() {
        Turnover turnover = new Turnover(TEN_A_DAY, Optional.empty());
        assertThat(turnover.count(50, 30 * DAY)).isEqualTo(350);
        assertThat(turnover.isEndless()).isTrue();
    }

    @Test
    void the_oldest_came_when_the_first_of_todays_did() {
        assertThat(new Turnover(TEN_A_DAY, Optional.empty()).age(50)).hasValue(5 * DAY);
        assertThat(new Turnover(Optional.empty(), A_WEEK).age(50)).hasValue(7 * DAY);
        assertThat(Turnover.NONE.age(50)).isEmpty();
    }

    @Test
    void it_is_written_as_in_a_design() {
        assertThat(new Turnover(TEN_A_DAY, A_WEEK)).hasToString("10/day, kept 1 week");
        assertThat(new Turnover(TEN_A_DAY, Optional.of(new Period(1.5, Period.Unit.YEAR))))
                .hasToString("10/day, kept 1.5 years");
    }
}
