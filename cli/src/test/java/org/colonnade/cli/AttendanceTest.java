package org.colonnade.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Watcher;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.cost.CostModel;
import org.colonnade.programme.Standing;
import org.colonnade.text.Goldens;
import org.colonnade.workload.Supervisor.Count;
import org.junit.jupiter.api.Test;

class AttendanceTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console =
            new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Console.Colours.NONE);
    private final Attendance attendance = new Attendance(console.with(Console.Audience.PERSON), CostModel.CASSANDRA);

    private String shown() {
        console.close();
        return err.toString(UTF_8);
    }

    @Test
    void counts_statements_and_candidates() {
        attendance.begins(Stage.ENUMERATE);
        attendance.counted(new Count(3, 1200, 4500));
        assertThat(shown()).endsWith("colonnade: enumerating candidates: statement 3 of 1200, 4500 candidates so far");
    }

    @Test
    void counts_the_queries_that_are_planned() {
        attendance.begins(Stage.PLAN);
        attendance.counted(new Count(3, 12, 45));
        assertThat(shown()).endsWith("colonnade: planning: 3 of 12 queries, 45 steps so far");
    }

    @Test
    void counts_the_candidates_that_are_left() {
        attendance.begins(Stage.PRUNE);
        attendance.counted(new Count(3, 12, 10));
        assertThat(shown()).endsWith("colonnade: pruning: 3 of 12 candidates, 10 left");
    }

    @Test
    void shows_no_gap_before_there_is_a_bound() {
        attendance.begins(Stage.SOLVE);
        attendance.reached(new Standing(2, 0));
        assertThat(shown()).endsWith("colonnade: solving: best 2.00 s, no bound yet; Ctrl-C takes the best");
    }

    @Test
    void shows_the_gap() {
        attendance.begins(Stage.SOLVE);
        attendance.reached(new Standing(2, 1));
        assertThat(shown()).endsWith("best 2.00 s, at least 1.00 s, gap 50.0 %; Ctrl-C takes the best");
    }

    @Test
    void a_stop_without_a_recommendation_is_a_sentence_and_exit_code_1() {
        Path file = Path.of(Goldens.root() + "/docs/todo.design");
        Consultation consultation =
                Consultation.open(console, file, "cassandra").orElseThrow();
        Throwable thrown = catchThrowable(
                () -> consultation.advisor(consultation.design().defaultMix()).recommend(Budget.NONE, new Cancelled()));
        assertThat(new Failures(console, false).explain(thrown)).isEqualTo(Exit.UNDECIDED);
        assertThat(shown())
                .isEqualTo("colonnade: stopped while enumerating candidates, before there was any recommendation"
                        + System.lineSeparator());
    }

    private static final class Cancelled implements Watcher {
        @Override
        public void begins(Stage stage) {}

        @Override
        public void reached(Standing standing) {}

        @Override
        public boolean cancelled() {
            return true;
        }
    }
}
