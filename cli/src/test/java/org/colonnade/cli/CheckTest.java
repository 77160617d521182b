package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;

class CheckTest {
    private static final String NOTES = """
            entity User (100) { id key }
            entity Note (1000) { id key  text text(20)  owner -> User.notes }
            entity Mark (1000) { id key  by -> User.marks  note -> Note.marks }
            request Join by User(?me) 1 { INSERT INTO User SET id = ?me; }
            request Write by User(?me) 5 { INSERT INTO Note SET id = ?n, text = ?t CONNECT TO owner(?me); }
            request List by User(?me) 5 { SELECT notes.text FROM User.notes WHERE User.id = ?me; }
            request Tick by User(?me) 5 { INSERT INTO Mark SET id = ?m CONNECT TO by(?me), note(?n); }
            """;

    private static Run check(String more, String... arguments) {
        return Run.withInput(NOTES + more, Run.line("check -", arguments));
    }

    @Test
    void what_one_person_writes_is_safe() {
        Run run = check("grouping by_user { User { notes marks } }");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("grouping by_user: SAFE").contains("1 safe, 0 unsafe");
    }

    @Test
    void what_two_people_write_is_shown_with_the_requests_that_collide() {
        Run run = check("grouping by_note { Note { marks } }");
        assertThat(run.code()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out())
                .contains("grouping by_note: UNSAFE", "smallest counterexample (2 nodes)")
                .contains("these collide: Write (", "Tick (")
                .contains("to mend it: make a group of its own of Mark(")
                .contains("the best grouping that is safe: User { notes }");
    }

    @Test
    void an_equality_that_the_design_asserts_counts() {
        Run run = check("grouping by_note { Note { marks } }\nassert Mark.by = Mark.note.owner");
        assertThat(run.code()).isEqualTo(Exit.FINE);
    }

    @Test
    void a_design_without_groups_is_checked_entity_by_entity() {
        Run run = check("");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).startsWith("grouping flat: SAFE");
    }

    @Test
    void what_nobody_writes_fails_the_strict_verdict_only() {
        String pages = "entity Page (10) { id key }\ngrouping pages { Page }";
        assertThat(check(pages).out())
                .contains("written by nobody", "strict fails, conflict-free holds, contained fails");
        assertThat(check(pages, "--verdict", "conflict-free").code()).isEqualTo(Exit.FINE);
    }

    @Test
    void symbols_that_do_not_count_are_named() {
        String grammar = """
                grammar g { root ::= a(x)  a(x) ::= ()  b(x) ::= c(x)  c(x) ::= b(x)  writes x: a(x), b(x), c(x) }
                """;
        assertThat(check(grammar).out()).contains("is below no root, so it does not count");
    }

    @Test
    void says_how_often_at_a_rate() {
        assertThat(check("grouping by_note { Note { marks } }", "--rate", "100", "--limit", "10", "--busiest", "50")
                        .out())
                .contains("at 100 writing requests a second", "% of writes fail in an average block")
                .contains("the busiest block (50 times the average) reaches the store's limit of 10 a second");
    }

    @Test
    void options_that_cannot_be_are_refused() {
        assertThat(check("", "--verdict", "strictly"))
                .isEqualTo(AdviseTest.complaint("there is no verdict 'strictly'; did you mean `strict`?"));
        assertThat(check("", "--rate", "-1")).isEqualTo(AdviseTest.complaint("--rate must be at least 0"));
        assertThat(check("", "--limit", "0")).isEqualTo(AdviseTest.complaint("--limit must be positive"));
        assertThat(check("", "--schema", "best"))
                .isEqualTo(AdviseTest.complaint("there is no schema 'best'; the design has none"));
        assertThat(check("", "--mix", "night").code()).isEqualTo(Exit.INPUT);
        assertThat(Run.withInput("entity", "check", "-").code()).isEqualTo(Exit.INPUT);
    }
}
