package org.colonnade.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

class NumeralTest {
    private final Numeral.Converter converter = new Numeral.Converter();

    @Test
    void is_shown_as_it_was_written() {
        assertThat(converter.convert("1e9").value()).isEqualTo(1_000_000_000);
        assertThat(converter.convert("1e9")).hasToString("1e9");
    }

    @Test
    void is_within_what_it_is_not_more_than() {
        assertThat(Numeral.of("5").isWithin(0, 5)).isTrue();
        assertThat(Numeral.of("0").isWithin(0, 5)).isFalse();
        assertThat(Numeral.of("NaN").isWithin(0, 5)).isFalse();
    }

    @Test
    void what_is_no_number_is_refused() {
        assertThatThrownBy(() -> converter.convert("many"))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'many' is not a double");
    }
}
