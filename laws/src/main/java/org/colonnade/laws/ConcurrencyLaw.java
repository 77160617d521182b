package org.colonnade.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.advice.Budget;
import org.colonnade.design.Design;
import org.colonnade.guard.Guard;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.store.Store;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Many clients that update the same few instances at once leave the families as they would be after one update after the
 * other, in the order in which they were written; without a guard they do not.
 */
public abstract class ConcurrencyLaw extends StoreLaw {
    private static final int MOST = 100;

    private final List<Crowd> crowds = new ArrayList<>();
    private long next;

    /** How many designs are tried in which updates contend. */
    protected abstract int designs();

    @BeforeAll
    final void begin() {
        next = Tries.of(designs()).first();
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
        crowds(Tries.of(designs()).count())
                .forEach(c -> c.run(store, guards).ifPresent(d -> {
                    throw new AssertionError(c + "\n" + d);
                }));
    }

    /** Each crowd does the same every time. About one in five leaves a family wrong, so some of so many do. */
    @Test
    final void without_a_guard_families_end_up_wrong() {
        assertThat(crowds(MOST).anyMatch(c -> c.overtaken(store).isPresent()))
                .as("some family is wrong")
                .isTrue();
    }

    /** Designs in which updates contend. */
    private Stream<Crowd> crowds(long count) {
        return IntStream.range(0, Math.toIntExact(count)).mapToObj(this::crowd);
    }

    private Crowd crowd(int number) {
        while (crowds.size() <= number) {
            Design design = Designs.read(Designs.busy(next));
            Crowd crowd = new Crowd(
                    design, DifferentialLaw.advisor(design, next).recommend(Budget.NONE, Watcher.NOBODY), next);
            if (crowd.isContended()) {
                crowds.add(crowd);
            }
            next++;
        }
        return crowds.get(number);
    }
}
