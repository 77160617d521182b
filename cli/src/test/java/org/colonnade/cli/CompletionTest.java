package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompletionTest {
    @ParameterizedTest
    @EnumSource
    void prints_a_script_that_knows_all_commands(Completion.Shell shell) {
        Run run = Run.of("completion", shell.name());
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).startsWith("#!/usr/bin/env bash").contains(Commands.NAMES);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void knows_no_other_shell() {
        Run run = Run.of("completion", "fish");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("bash, zsh", "Try 'colonnade completion --help'.");
    }
}
