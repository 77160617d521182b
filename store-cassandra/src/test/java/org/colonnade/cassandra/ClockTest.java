package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockTest {
    private final Clock clock = new Clock();

    @Test
    void gives_no_timestamp_twice_and_leaves_room_for_the_next_number() {
        long before = clock.next();
        for (int i = 0; i < 10_000; i++) {
            long moment = clock.next();
            assertThat(moment).isGreaterThanOrEqualTo(before + 2);
            before = moment;
        }
    }

    @Test
    void a_write_that_has_settled_is_before_the_whole_millisecond_that_a_server_dates_with() {
        for (int i = 0; i < 300; i++) {
            long moment = clock.next();
            Clock.settle(moment);
            assertThat(System.currentTimeMillis() * 1_000).isGreaterThan(moment + 1);
        }
    }

    @Test
    void a_write_is_not_before_the_whole_millisecond_in_which_it_begins() {
        for (int i = 0; i < 300; i++) {
            long server = System.currentTimeMillis() * 1_000;
            assertThat(clock.next()).isGreaterThanOrEqualTo(server);
            assertThat(new Clock().next()).isGreaterThanOrEqualTo(server);
        }
    }
}
