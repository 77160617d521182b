package org.colonnade.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeeperTest {
    private static final Shape BEFORE = Numbers.family("before");
    private static final Shape FAILED = Numbers.family("failed");
    private static final Shape AFTER = Numbers.family("after");

    @TempDir
    Path directory;

    @Test
    void nothing_is_left_of_a_change_that_fails_half_way_in_memory() {
        assertUndone(Optional.empty());
    }

    @Test
    void nothing_is_left_of_a_change_that_fails_half_way_in_a_file() {
        SteadyPath.register();
        assertUndone(Optional.of(DataFile.at("embedded:", directory)));
    }

    private static void assertUndone(Optional<String> file) {
        Keeper keeper = new Keeper("embedded:", file, Sync.ALWAYS);
        Turns turns = new Turns(keeper);
        turns.take(database -> database.create(BEFORE));
        turns.take(database -> Changes.make(database, List.of(Numbers.put(BEFORE, 1, 1, "a"))));
        assertThatThrownBy(() -> turns.take(database -> {
                    database.create(FAILED);
                    Changes.make(database, List.of(Numbers.put(BEFORE, 1, 2, "b")));
                    throw new OutOfMemoryError("a value that is too large");
                }))
                .isInstanceOf(StoreException.class)
                .hasMessage("embedded: failed: a value that is too large");
        assertThat(keeper.hold().families()).containsExactly("before");
        turns.take(database -> database.create(AFTER));
        assertThat(keeper.hold().families()).containsExactly("after", "before");
        assertThat(turns.take(database -> database.entries(BEFORE).sizeAsLong() == 1))
                .isTrue();
        turns.between(keeper::close);
    }

    @Test
    void the_threads_that_wait_share_a_commit() throws Exception {
        Keeper keeper = new Keeper("embedded:", Optional.empty(), Sync.ALWAYS);
        Turns turns = new Turns(keeper);
        turns.take(database -> database.create(BEFORE));
        long[] versions = new long[2];
        List<Thread> threads = List.of(writer(turns, 1, versions), writer(turns, 2, versions));
        turns.between(() -> {
            threads.forEach(Thread::start);
            while (threads.stream().anyMatch(t -> t.getState() != Thread.State.WAITING)) {
                Thread.onSpinWait();
            }
        });
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(versions[0]).isEqualTo(versions[1]).isPositive();
        turns.between(keeper::close);
    }

    /** Notes the version that it changed. */
    private static Thread writer(Turns turns, int number, long[] versions) {
        return new Thread(() -> turns.take(database -> {
            versions[number - 1] = database.version();
            return Changes.make(database, List.of(Numbers.put(BEFORE, 1, number, "a")));
        }));
    }
}
