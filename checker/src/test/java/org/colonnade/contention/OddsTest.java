package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.PriorityQueue;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {

    @Test
    void half_of_all_attempts_fail_when_one_comes_during_each_commit() {
        Odds odds = Odds.of(2, 0.5, 0);
        assertThat(odds.attemptFails()).isEqualTo(0.5);
        assertThat(odds.writeFails()).isEqualTo(0.5);
        assertThat(odds.attempts()).isEqualTo(2);
    }

    @Test
    void nothing_fails_without_load() {
        assertThat(Odds.of(0, 1, 3)).isEqualTo(new Odds(0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"0.2, 0.3, 0", "2, 0.3, 0", "10, 0.3, 0", "1, 0.3, 1", "2, 0.2, 3", "4, 0.2, 5"})
    void a_simulation_fails_as_often(double rate, double window, int retries) {
        Odds odds = Odds.of(rate, window, retries);
        Simulation simulation = new Simulation(rate, window, retries);
        simulation.run(200_000);
        assertThat((double) simulation.failed / simulation.attempts).isCloseTo(odds.attemptFails(), within(0.01));
        assertThat((double) simulation.lost / simulation.ended).isCloseTo(odds.writeFails(), within(0.01));
    }

    /** Writes that come at random, one commit at a time; those that fail come back after a long random time. */
    private static final class Simulation {
        private record Attempt(double at, int retriesLeft) {}

        private final SplittableRandom random = new SplittableRandom(42);
        private final PriorityQueue<Attempt> open = new PriorityQueue<>((a, b) -> Double.compare(a.at(), b.at()));
        private final double rate;
        private final double window;
        private final int retries;
        private int attempts;
        private int failed;
        private int ended;
        private int lost;

        Simulation(double rate, double window, int retries) {
            this.rate = rate;
            this.window = window;
            this.retries = retries;
        }

        void run(int writes) {
            double at = 0;
            for (int i = 0; i < writes; i++) {
                at += wait(1 / rate);
                open.add(new Attempt(at, retries));
            }
            double busyUntil = 0;
            while (!open.isEmpty()) {
                Attempt attempt = open.remove();
                attempts++;
                if (attempt.at() >= busyUntil) {
                    busyUntil = attempt.at() + window;
                    ended++;
                } else {
                    fail(attempt);
                }
            }
        }

        private void fail(Attempt attempt) {
            failed++;
            if (attempt.retriesLeft() == 0) {
                ended++;
                lost++;
            } else {
                open.add(new Attempt(attempt.at() + wait(50 * window), attempt.retriesLeft() - 1));
            }
        }

        private double wait(double mean) {
            return -mean * Math.log(1 - random.nextDouble());
        }
    }
}
