package org.colonnade.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import org.colonnade.advice.Budget;
import org.colonnade.session.Session;
import org.colonnade.text.Goldens;
import org.colonnade.work.Progress;
import org.junit.jupiter.api.Test;

class WatchedTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console =
            new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Console.Colours.NONE);

    private String shown() {
        console.close();
        return err.toString(UTF_8);
    }

    @Test
    void shows_at_once_what_is_begun_and_what_stopping_it_does() {
        try (Watched watched = new Watched(console.with(Console.Audience.PERSON))) {
            assertThat(watched.goesOn(Progress.of("planning"))).isTrue();
            watched.goesOn(Progress.of("solving").saying(() -> "best 2.00 s").stopping("takes the best"));
            assertThat(shown())
                    .contains("colonnade: planning; Ctrl-C stops")
                    .endsWith("colonnade: solving: best 2.00 s; Ctrl-C takes the best");
        }
        assertThat(shown()).endsWith("\r\u001B[K");
    }

    @Test
    void what_is_left_is_said_in_a_line_that_stays() {
        try (Watched watched = new Watched(console)) {
            watched.within("redis").left(new IllegalStateException("it is away"));
        }
        assertThat(shown())
                .isEqualToNormalizingNewlines(
                        "colonnade: the families that were measured are still there: it is away\n");
    }

    @Test
    void ctrl_c_stops_the_work() throws Exception {
        Object signal =
                Class.forName("sun.misc.Signal").getConstructor(String.class).newInstance("INT");
        try (Watched watched = new Watched(console)) {
            assertThat(watched.goesOn(Progress.of("loading"))).isTrue();
            Class.forName("sun.misc.Signal")
                    .getMethod("raise", signal.getClass())
                    .invoke(null, signal);
            for (int i = 0; i < 1000 && !watched.wasStopped(); i++) {
                Thread.sleep(10);
            }
            assertThat(watched.wasStopped()).isTrue();
            assertThat(watched.goesOn(Progress.of("loading"))).isFalse();
        }
    }

    @Test
    void a_stop_without_a_recommendation_is_a_sentence_and_exit_code_1() {
        Path file = Path.of(Goldens.root() + "/docs/todo.design");
        Session session = Session.open(file);
        Throwable thrown = catchThrowable(
                () -> session.advisor(session.design().defaultMix()).recommend(Budget.NONE, progress -> false));
        assertThat(new Failures(console, false).explain(thrown)).isEqualTo(Exit.UNDECIDED);
        assertThat(shown())
                .isEqualTo("colonnade: stopped while enumerating candidates, before there was any recommendation"
                        + System.lineSeparator());
    }
}
