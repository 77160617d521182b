package org.colonnade.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class SharedOptionsTest {
    private static <T> T read(T options, String... arguments) {
        CommandLine line = new CommandLine(CommandLine.Model.CommandSpec.create()
                .addMixin("options", CommandLine.Model.CommandSpec.forAnnotatedObject(options)));
        line.parseArgs(arguments);
        return options;
    }

    @Test
    void the_usual_costs_are_taken_where_none_are_named() {
        assertThat(read(new CostOption()).isGiven()).isFalse();
        assertThat(read(new CostOption()).model()).isEqualTo(Session.USUAL_COST);
        assertThat(read(new CostOption(), "--cost", "rows").model()).isEqualTo("rows");
    }

    @Test
    void a_store_has_an_address() {
        assertThatThrownBy(() -> read(new AddressOption()).address())
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("which store? say it with --store ADDRESS");
        assertThat(read(new AddressOption(), "--store", "embedded:data")
                        .address()
                        .scheme())
                .isEqualTo("embedded");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--scale=0", "--scale=2e6", "--skew=pareto"})
    void generated_data_make_sense(String option) {
        assertThatThrownBy(() -> read(new GenerationOptions(), option).check()).isInstanceOf(Refusal.class);
    }

    @Test
    void the_end_of_a_name_tells_what_is_written() {
        assertThat(read(new OutputOption(), "-o", "a.plan").endsWith(".plan")).isTrue();
        assertThat(read(new OutputOption()).endsWith(".plan")).isFalse();
    }
}
