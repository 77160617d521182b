package org.colonnade.reference;

import org.junit.jupiter.api.Test;

/** Small designs in which an entity stands in several roles, or loses a partner: what random designs once found. */
class RolesTest {
    private static final int STATES = 40;

    private static void keepsUp(String design) {
        for (int seed = 0; seed < STATES; seed++) {
            UpkeepLawTest.check(design, seed);
        }
    }

    private static void answers(String design) {
        for (int seed = 0; seed < STATES; seed++) {
            PlanLawTest.check(design, seed);
        }
    }

    private static final String HOTEL = """
            entity A { id key int  x int  r <-> B.s (2 each) }
            entity B { id key int  x int }
            """;

    @Test
    void a_new_tie_makes_a_tuple_in_which_it_occurs_twice() {
        keepsUp(HOTEL + """
                request R { CONNECT A(?kA1) TO r(?kB1); }
                schema s { family f [A.id][r.id, other.id][other.x] over A.r, r.s AS other }
                """);
    }

    @Test
    void a_new_instance_stands_in_two_roles_of_one_tuple() {
        keepsUp(HOTEL + """
                request R { INSERT INTO A SET id = ?newA, x = ?i1 CONNECT TO r(?kB1); }
                schema s { family f [A.id][r.id, other.id][other.x] over A.r, r.s AS other }
                """);
    }

    private static final String STAFF = """
            entity A { id key int  x int  r -> A.s (0..1) }
            """;

    @Test
    void a_new_manager_may_close_a_circle_of_managers() {
        keepsUp(STAFF + """
                request R { CONNECT A(?kA1) TO r(?kA2); }
                schema s { family f [A.id][b.id, c.id][] over A, A.r AS b, b.r AS c }
                """);
    }

    @Test
    void an_entry_has_the_new_values_of_all_roles_that_one_update_finds() {
        keepsUp(STAFF + """
                request R { UPDATE A SET x = ?i1 WHERE A.x = ?i2; }
                schema s { family f [A.x][b.x, A.id][] over A, A.r AS b }
                """);
    }

    private static final String COUPLES = """
            entity A { id key int  x int  r -- B.s }
            entity B { id key int  x int }
            """;

    @Test
    void an_overwritten_entry_keeps_no_value_of_the_partner_before() {
        keepsUp(COUPLES + """
                request R { INSERT INTO A SET id = ?newA CONNECT TO r(?kB1); }
                schema s { family f [B.id][][s.x] over B.s }
                """);
    }

    @Test
    void a_stolen_partner_is_no_longer_tied_to_whom_it_was_stolen_from() {
        keepsUp(COUPLES + """
                request R { CONNECT A(?kA1) TO r(?kB1); }
                schema s { family f [B.id][a.id, b.id][] over B, B.s AS a, B.s AS b }
                """);
    }

    @Test
    void a_mandatory_partner_is_not_certain_if_another_instance_can_take_it() {
        answers(COUPLES + """
                request Q { SELECT A.x FROM A.r WHERE A.x = ?i1; }
                request R { CONNECT A(?kA1) TO r(?kB1); }
                """);
    }
}
