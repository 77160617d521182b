package org.colonnade.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckpointTest {
    private final List<String> told = new ArrayList<>();
    private boolean goesOn = true;
    private final Checkpoint checkpoint = new Checkpoint(
            progress -> {
                told.add(progress.words().get());
                return goesOn;
            },
            progress -> new IllegalStateException("stopped while " + progress.doing()));

    @Test
    void loops_ask_with_what_was_told_last() {
        checkpoint.goesOn(Progress.of("planning"));
        checkpoint.pass();
        checkpoint.pass(() -> "3 of 12 queries");
        checkpoint.pass();
        assertThat(told)
                .containsExactly("planning", "planning", "planning: 3 of 12 queries", "planning: 3 of 12 queries");
    }

    @Test
    void work_that_is_not_to_go_on_ends_with_what_it_was_doing() {
        checkpoint.goesOn(Progress.of("planning"));
        goesOn = false;
        assertThat(checkpoint.goesOn()).isFalse();
        assertThatThrownBy(checkpoint::pass).hasMessage("stopped while planning");
        assertThatThrownBy(() -> checkpoint.pass(() -> "3 of 12 queries")).hasMessage("stopped while planning");
    }

    @Test
    void an_open_one_lets_everything_pass() {
        assertThatCode(() -> Checkpoint.open().pass(() -> "3 of 12 queries")).doesNotThrowAnyException();
    }
}
