package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.experiment.BurstOutcome.Result;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BurstTest {
    private Store store;
    private Groups groups;
    private Burst burst;

    @BeforeEach
    void open() {
        store = Stores.open("embedded:");
        groups = new Groups(store);
        groups.create();
        burst = new Burst(groups);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void a_writer_alone_never_collides() {
        assertThat(burst.alone(groups.add(1), 30).count(Result.MADE)).isEqualTo(30);
        assertThat(groups.have(30, 0)).isTrue();
    }

    @Test
    void writers_of_groups_of_their_own_never_collide() {
        int first = groups.add(120);
        assertThat(burst.run(120, w -> first + w).count(Result.MADE)).isEqualTo(120);
        assertThat(groups.have(120, 0)).isTrue();
    }

    @Test
    void what_is_acknowledged_in_one_group_is_there_and_nothing_else() {
        int group = groups.add(1);
        BurstOutcome outcome = burst.run(100, w -> group);
        int made = outcome.count(Result.MADE);
        assertThat(made).isPositive();
        assertThat(made + outcome.count(Result.COLLIDED)).isEqualTo(100);
        assertThat(groups.have(made, 0)).isTrue();
        assertThat(groups.have(made + 1, 0)).isFalse();
        assertThat(groups.have(made - 1, 0)).isFalse();
        assertThat(groups.have(made - 1, 1)).isTrue();
    }

    @Test
    void a_write_that_another_one_came_between_is_not_tried_again() {
        int group = groups.add(1);
        AtomicInteger reads = new AtomicInteger();
        Store meddled = Meddling.with(store, () -> {
            if (reads.getAndIncrement() == 0) {
                assertThat(groups.write(group, 1)).isTrue();
            }
        });
        assertThat(new Groups(meddled).write(group, 2)).isFalse();
        assertThat(reads).hasValue(1);
        assertThat(groups.have(1, 0)).isTrue();
    }
}
