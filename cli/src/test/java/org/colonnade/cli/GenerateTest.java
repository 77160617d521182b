package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.colonnade.generator.GeneratedWorkload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateTest {
    @TempDir
    Path folder;

    @Test
    void prints_the_workload_of_a_factor_and_a_seed() {
        assertThat(Run.of("generate", "--factor", "2", "--seed", "-7"))
                .isEqualTo(new Run(Exit.FINE, GeneratedWorkload.text(2, -7), ""));
    }

    @Test
    void begins_with_the_first_of_the_smallest() {
        assertThat(Run.of("generate")).isEqualTo(new Run(Exit.FINE, GeneratedWorkload.text(1, 1), ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-o", "--output"})
    void writes_to_a_file_on_request(String option) {
        Path output = folder.resolve("random.design");
        assertThat(Run.of("generate", option, output.toString())).isEqualTo(new Run(Exit.FINE, "", ""));
        assertThat(output).hasContent(GeneratedWorkload.text(1, 1));
        assertThat(Run.of("validate", output.toString()).err()).contains("1 file, 0 errors, 0 warnings");
        assertThat(Run.of("format", "--check", output.toString())).isEqualTo(new Run(Exit.FINE, "", ""));
    }

    @Test
    void says_where_it_cannot_write() {
        Run run = Run.of("generate", "-o", folder.resolve("no/random.design").toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("no/random.design: there is no such directory");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1001"})
    void refuses_a_factor_that_is_out_of_range(String factor) {
        assertThat(Run.of("generate", "--factor", factor))
                .isEqualTo(new Run(
                        Exit.INPUT,
                        "",
                        "colonnade: --factor must be from 1 to 1000, not " + factor + System.lineSeparator()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--factor", "--seed"})
    void refuses_what_is_no_whole_number(String option) {
        for (String number : new String[] {"many", "1.5", "99999999999999999999"}) {
            Run run = Run.of("generate", option, number);
            assertThat(run.code()).isEqualTo(Exit.INPUT);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains(
                            option + " must be a whole number of at most ", number, "Try 'colonnade generate --help'.");
        }
    }
}
