package org.colonnade.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatcherTest {
    private final List<Progress> told = new ArrayList<>();
    private final Watcher watcher = told::add;

    private Progress seen() {
        return told.get(told.size() - 1);
    }

    @Test
    void a_part_goes_by_the_name_of_the_whole_and_tells_no_share_of_it() {
        Progress round = Progress.of("measuring").saying(() -> "round 3").at(0.5);
        assertThat(watcher.within("redis").goesOn(round)).isTrue();
        assertThat(seen().doing()).isEqualTo("redis: measuring");
        assertThat(seen().words().get()).isEqualTo("redis: measuring: round 3");
        assertThat(seen().share()).isEmpty();
    }

    @Test
    void a_part_between_two_shares_tells_its_share_of_the_whole() {
        watcher.between(0.6, 1).goesOn(Progress.of("measuring").at(0.5));
        assertThat(seen().share()).hasValue(0.8);
        watcher.between(0.6, 1).goesOn(Progress.of("measuring"));
        assertThat(seen().share()).isEmpty();
    }

    @Test
    void progress_that_is_told_again_is_the_same_again() {
        Watcher part = watcher.within("redis");
        Progress progress = Progress.of("measuring");
        part.goesOn(progress);
        part.goesOn(progress);
        part.goesOn(Progress.of("dropping"));
        assertThat(told.get(1)).isSameAs(told.get(0));
        assertThat(seen().doing()).isEqualTo("redis: dropping");
    }

    @Test
    void whoever_watches_the_whole_stops_its_parts_and_hears_of_what_they_leave() {
        List<RuntimeException> left = new ArrayList<>();
        Watcher impatient = new Watcher() {
            @Override
            public boolean goesOn(Progress progress) {
                return false;
            }

            @Override
            public void left(RuntimeException why) {
                left.add(why);
            }
        };
        Watcher part = impatient.within("redis").between(0, 0.5);
        RuntimeException why = new IllegalStateException("too slow");
        part.left(why);
        assertThat(part.goesOn(Progress.of("measuring"))).isFalse();
        assertThat(left).containsExactly(why);
    }

    @Test
    void a_share_that_is_no_number_is_not_known() {
        assertThat(Progress.of("loading").at(0.0 / 0).share()).isEmpty();
        assertThat(Progress.of("loading").at(1.2).share()).hasValue(1);
    }
}
