package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.colonnade.console.Console;
import org.colonnade.console.Console.Colours;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void says_its_version(String option) {
        assertThat(Run.of(option)).isEqualTo(new Run(Exit.FINE, Version.TEXT + System.lineSeparator(), ""));
    }

    @Test
    void has_the_version_of_the_build() throws IOException {
        Path build = Path.of(System.getProperty("colonnade.root"), "pom.xml");
        assertThat(Files.readString(build)).contains("<version>" + Version.TEXT.split(" ")[1] + "</version>");
    }

    @Test
    void explains_itself_on_request() {
        Run run = Run.of("--help");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("Usage: colonnade", "Commands:", "Examples:");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void explains_itself_on_standard_error_if_called_with_nothing() {
        Run run = Run.of();
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("Usage: colonnade");
    }

    @Test
    void names_what_an_unknown_command_may_have_meant() {
        Run run = Run.of("complete");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("there is no command 'complete'", "completion", "Try 'colonnade --help'.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bench a --guard shared = --guard must be one of process, leases, not 'shared'",
                "represent a --store redis --format jsn ="
                        + " --format must be one of text, json, design, not 'jsn'; did you mean `json`?",
                "represent a --store redis --gain some = --gain must be a number, not 'some'",
                "bench-aggregates a --sizes 5,x = --sizes must be a whole number of at most 9223372036854775807, not 'x'",
                "bench-aggregates a --clients 3e9 = --clients must be a whole number of at most 2147483647, not '3e9'",
                "server redis halt = ACTION must be one of start, stop, status, not 'halt'",
                "completion ksh = SHELL must be one of bash, zsh, not 'ksh'; did you mean `zsh`?"
            })
    void names_what_can_be_given_as_the_help_does(String example) {
        Run run = Run.of(Run.line(example.split(" = ")[0]));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).startsWith("colonnade: " + example.split(" = ")[1] + "\nTry ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--bogus", "validate --bogus", "validate --bogus a.design", "draw --bogus"})
    void names_an_unknown_option_rather_than_a_file_that_is_missing_too(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).startsWith("colonnade: unknown option: '--bogus'\n");
    }

    @Test
    void names_all_that_is_wrong_at_once() {
        Run run = Run.of(Run.line("represent --format jsn --gain some --store"));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactly(
                        "colonnade: --format must be one of text, json, design, not 'jsn'; did you mean `json`?",
                        "colonnade: --gain must be a number, not 'some'",
                        "colonnade: missing required parameter for option '--store' (NAME)",
                        "colonnade: missing required parameter: 'FILE'",
                        "Try 'colonnade represent --help'.");
    }

    @Test
    void gives_help_to_those_who_ask_for_it_whatever_else_they_got_wrong() {
        assertThat(Run.of(Run.line("represent --gain some --help"))).isEqualTo(Run.of("represent", "--help"));
    }

    @Test
    void gives_every_command_a_help_with_options_and_an_example() {
        for (String name : Commands.NAMES) {
            Run run = Run.of(name, "--help");
            assertThat(run.code()).isEqualTo(Exit.FINE);
            assertThat(run.out()).contains("Usage: colonnade " + name, "Options:", "Example", "  colonnade " + name);
            assertThat(Run.of("help", name)).isEqualTo(run);
        }
    }

    @Test
    void lays_the_paragraphs_of_a_help_out_anew_and_leaves_its_examples_on_one_line() {
        String help = Run.of("migrate", "--help").out();
        assertThat(help)
                .contains(
                        "\n\nEach aggregate is moved in one step, and compared afterwards. What was moved\n"
                                + "before is left alone, so that a migration that was stopped goes on when it is\n"
                                + "begun again.\n\n"
                                + "Without --to,",
                        "\n  colonnade migrate game.design --from embedded:data --to cassandra://127.0.0.1/game\n");
    }

    @Test
    void reports_what_the_output_could_not_take() {
        Full full = new Full("No space left on device");
        assertThat(full.code()).isEqualTo(Exit.SOFTWARE);
    }

    @Test
    void is_silent_when_the_reader_has_gone() {
        assertThat(new Full("Broken pipe").code()).isEqualTo(Exit.FINE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate -", "validate -- -"})
    void shows_a_sentence_and_no_trace_for_its_own_errors(String line) {
        Run run = failing(line, false);
        assertThat(run.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(run.err())
                .startsWith("colonnade: internal error: IllegalStateException: broken\n")
                .contains("COLONNADE_DEBUG=1")
                .doesNotContain("\tat ");
    }

    @Test
    void shows_the_trace_of_its_own_errors_on_request() {
        assertThat(failing("validate -", true).err()).contains("\tat ");
    }

    private static Run failing(String line, boolean debug) {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("broken");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(broken, OutputStream.nullOutputStream(), err, Colours.NONE);
        int code = new Main(console, debug).run(line.split(" "));
        return new Run(code, "", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void colours_only_terminals_and_only_for_those_who_want_it() {
        assertThat(Colours.of(Map.of(), "")).isEqualTo(Colours.NONE);
        assertThat(Colours.of(Map.of(), "1")).isEqualTo(Colours.OUT);
        assertThat(Colours.of(Map.of(), "2")).isEqualTo(Colours.ERR);
        assertThat(Colours.of(Map.of("NO_COLOR", ""), "12")).isEqualTo(Colours.BOTH);
        assertThat(Colours.of(Map.of("NO_COLOR", "1"), "12")).isEqualTo(Colours.NONE);
        assertThat(Colours.of(Map.of("TERM", "dumb"), "12")).isEqualTo(Colours.NONE);
    }

    /** A process whose output takes nothing. */
    private record Full(String why) {
        int code() {
            OutputStream refusing = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    throw new IOException(why);
                }
            };
            OutputStream ignored = OutputStream.nullOutputStream();
            Console console = new Console(InputStream.nullInputStream(), refusing, ignored, Colours.NONE);
            return new Main(console, false).run("--version");
        }
    }
}
