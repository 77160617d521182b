package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class WhyTest {
    private static final String TODO = Goldens.root() + "/docs/todo.design";

    /** A request that asks for the name that its INSERT has to copy, into two families. */
    private static final String LIBRARY = """
            entity Shelf (10) {
              id     key
              label  text(10)
            }

            entity Book (1000) {
              id     key
              title  text(20)
              topic  text(20) (50 distinct)
              shelf  -> Shelf.books
            }

            request Add  1 {
              SELECT Shelf.label FROM Shelf WHERE Shelf.id = ?shelf;
              INSERT INTO Book SET id = ?book, title = ?title, topic = ?topic CONNECT TO shelf(?shelf);
            }

            request Find  100 {
              SELECT Book.title, shelf.label FROM Book.shelf WHERE Book.id = ?book;
            }

            request Browse  100 {
              SELECT Book.title, shelf.label FROM Book.shelf WHERE Book.topic = ?topic;
            }
            """;

    @Test
    void tells_of_an_update_its_plan_and_what_each_family_takes() {
        assertThat(squeezed(Run.of("why", TODO, "Rename")))
                .startsWith("Rename: UPDATE Member SET name = ?name WHERE Member.id = ?member\n\nPLAN\n ask tasks.id\n")
                .contains(
                        "KEEPING UP task\n get task_by_member[Member.id = ?member] 20 rows 9.44 ms\n put 20 entries 267 ms\n"
                                + " 276 ms each time are for this family alone\n"
                                + " without it, or a larger one, this statement would cost 13.3 ms each time,\n"
                                + " and the workload +600 ms (+38.0 %):\n ShowTask +922 ms\n",
                        "KEEPING UP member\n put 1 entry 13.3 ms\n", "without it the workload could not be answered");
    }

    @Test
    void tells_who_shares_the_lookups_of_an_update() {
        Run run = Run.withInput(LIBRARY, "why", "-", "Add.2");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(squeezed(run))
                .contains("again get shelf[Shelf.id = ?shelf] 1 row -\n also for Add.1, book_by_topic\n")
                .contains("again get shelf[Shelf.id = ?shelf] 1 row -\n also for Add.1, book\n");
    }

    @Test
    void does_not_put_a_larger_family_in_the_place_of_one_that_is_away() {
        assertThat(Run.of("why", Goldens.root() + "/examples/hotel.design", "reservation_with_guest")
                        .out())
                .contains("WITHOUT IT OR A LARGER ONE\n  the workload could not be answered\n")
                .doesNotContain("nothing more");
    }

    @Test
    void tells_what_dominates_a_family_and_in_what() {
        String loser = "[Task.id][owner.id][Task.title, owner.name] over Task.owner";
        String winner = "dominated by [Task.id][][Task.title, owner.name] over Task{owner}: ";
        assertThat(squeezed(Run.of("why-not", TODO, loser)))
                .contains(
                        winner,
                        " lookups: all as cheap\n puts and deletes: 333 ms both\n support queries: 2 both\n"
                                + " size: 1.52 MB instead of 1.84 MB\n");
        assertThat(squeezed(Run.of("why-not", TODO, loser, "--cost", "bytes")))
                .contains(winner, " lookups: 5 of 5 cheaper, one of ShowTasks by most: 1200 instead of 1520\n");
    }

    /** Without the blanks that make columns. */
    private static String squeezed(Run run) {
        return run.out().lines().map(l -> l.replaceAll(" +", " ")).collect(Collectors.joining("\n"));
    }
}
