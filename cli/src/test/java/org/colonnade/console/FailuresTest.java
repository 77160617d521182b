package org.colonnade.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FailuresTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int code(Kind kind) {
        Console console =
                new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Console.Colours.NONE);
        int code = new Failures(console, false).explain(new StoreException(kind, "no"));
        console.close();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("colonnade: no" + System.lineSeparator());
        return code;
    }

    @ParameterizedTest
    @EnumSource(names = {"ABSENT", "FORBIDDEN", "SHAPE", "VALUE", "UNSUPPORTED"})
    void what_only_other_input_mends_is_bad_input(Kind kind) {
        assertThat(code(kind)).isEqualTo(Exit.INPUT).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(names = {"UNREACHABLE", "TIMEOUT", "LOST", "FULL", "READ_ONLY", "BROKEN"})
    void a_store_that_fails_or_is_away_is_an_error(Kind kind) {
        assertThat(code(kind)).isEqualTo(Exit.SOFTWARE).isEqualTo(1);
    }
}
