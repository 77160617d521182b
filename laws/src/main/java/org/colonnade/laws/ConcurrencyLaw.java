package org.colonnade.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Watcher;
import org.colonnade.design.Design;
import org.colonnade.guard.Guard;
import org.colonnade.reference.Designs;
import org.colonnade.reference.Tries;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Many clients that update the same few instances at once leave the families as they would be after one update after the
 * other, in the order in which they were written; without a guard they do not.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ConcurrencyLaw {
    private static final int ROUNDS = 20;

    private final List<Crowd> crowds = new ArrayList<>();
    private ReusedFamilies store;

    /** Opens the store, once for all designs. */
    protected abstract Store open();

    /** How many designs are tried in which updates contend. */
    protected abstract int designs();

    /** Whether nobody will miss the store, so that families need not be dropped in the end. */
    protected boolean isThrownAway() {
        return false;
    }

    @BeforeAll
    final void openStore() {
        store = new ReusedFamilies(open());
    }

    @AfterAll
    final void closeStore() {
        if (!isThrownAway()) {
            store.dropAll();
        }
        store.close();
    }

    @Test
    final void updates_of_clients_with_leases_come_one_after_the_other() {
        check(s -> Guard.leases(s, Duration.ofMinutes(5)));
    }

    @Test
    final void updates_of_threads_of_one_process_come_one_after_the_other() {
        Guard guard = Guard.process();
        check(s -> guard);
    }

    private void check(Function<Store, Guard> guards) {
        crowds().forEach(c -> c.run(store, guards).ifPresent(d -> {
            throw new AssertionError(c + "\n" + d);
        }));
    }

    /** A race is a matter of luck, so the crowds run until one family is wrong, {@value #ROUNDS} times at most. */
    @Test
    final void without_a_guard_families_end_up_wrong() {
        Stream<Crowd> tries = Stream.generate(this::crowds).limit(ROUNDS).flatMap(List::stream);
        assertThat(tries.anyMatch(c -> c.run(store, s -> Guard.NONE).isPresent()))
                .as("some family is wrong")
                .isTrue();
    }

    /** Designs in which updates contend. */
    private List<Crowd> crowds() {
        long count = Tries.of(designs()).count();
        for (long seed = Tries.of(designs()).first(); crowds.size() < count; seed++) {
            Design design = Designs.read(Designs.busy(seed));
            Crowd crowd = new Crowd(
                    design, DifferentialLaw.advisor(design, seed).recommend(Budget.NONE, Watcher.NOBODY), seed);
            if (crowd.isContended()) {
                crowds.add(crowd);
            }
        }
        return crowds;
    }
}
