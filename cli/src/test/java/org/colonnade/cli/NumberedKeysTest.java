package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code run --param item=42} on generated data. */
class NumberedKeysTest {
    private static final String SHOP =
            Goldens.root().resolve("docs/shop.design").toString();
    private static final String SEVENTH = "00000000-0007-4000-";

    @TempDir
    private Path directory;

    private Run run(String command, String words) {
        return Run.of(Run.line(command + " " + SHOP + " --store embedded:" + directory.resolve("data") + " " + words));
    }

    @Test
    void a_number_is_the_key_of_a_generated_instance() {
        run("load", "--generate --scale 0.001 --seed 5");
        Run run = run("run", "--request PlaceOrder --param me=7 --param ?order=900 --param now=2026-01-31");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).startsWith("colonnade: me=7 is " + SEVENTH).contains("order=900 is 00000000-0384-4000-");
        assertThat(run("run", "--request MyOrders --param me=7").out()).contains("\n00000000-0384-4000-", " rows)");
        assertThat(run("run", "--request MyOrders --param me=5000").out()).contains("(0 rows)");
    }

    @Test
    void what_is_no_number_is_read_as_ever() {
        assertThat(run("create", "").code()).isEqualTo(Exit.FINE);
        Run run = run("run", "--request PlaceOrder --param me=x7 --param order --param now=7");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).isEqualTo("""
                colonnade: the parameter 'me': 'x7' is no uuid; one looks like 0f0e0d0c-0b0a-4908-8706-050403020100
                colonnade: 'order' has no value; write order=value
                """);
    }
}
