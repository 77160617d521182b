package org.colonnade.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountdownTest {
    private final Countdown countdown = new Countdown();

    private String leftAfter(double... shares) throws InterruptedException {
        for (double share : shares) {
            countdown.tell(share);
            Thread.sleep(20);
        }
        return countdown.left();
    }

    @Test
    void guesses_from_what_was_done_since_it_was_told_first() throws InterruptedException {
        assertThat(leftAfter(0.5, 0.501)).matches(", about [0-9]+ s left");
    }

    @Test
    void guesses_nothing_from_one_share() throws InterruptedException {
        assertThat(leftAfter(0.5)).isEmpty();
    }

    @Test
    void begins_anew_with_other_work() throws InterruptedException {
        assertThat(leftAfter(0.001, 0.002, 0)).isEmpty();
    }
}
