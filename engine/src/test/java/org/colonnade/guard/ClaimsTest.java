package org.colonnade.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.solver.KernelSolver;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Operand;
import org.junit.jupiter.api.Test;

class ClaimsTest {
    private static final String MODEL = """
            entity User (100) { id key int
              name text(20)
              mail text(20) }
            entity Note (1000) { id key int
              text text(100)
              owner -> User.notes }
            schema s {
              family users [User.id][][User.name, User.mail] over User
              family notes [User.id][notes.id][notes.text, User.name] over User.notes
              family names [User.name][User.id][] over User
              family owners [Note.id][owner.id][] over Note.owner
            }
            """;

    /** A family over more than most updates of towns ask for, and one that leads through states. */
    private static final String LAND = """
            entity Country (5) { id key int }
            entity State (50) { id key int
              country -> Country.states }
            entity Town (1000) { id key int
              people int
              name text(20)
              state -> State.towns }
            schema s {
              family towns [Town.id][][Town.people, Town.name, country.id] over Town.state.country
              family sizes [Town.people][Town.id][] over Town
              family names [Country.id][towns.name, towns.id][] over Country.states.towns
              family states [State.id][country.id][] over State.country
              family parts [State.id][towns.id][] over State.towns
            }
            """;

    private static Set<String> claims(boolean together, String... statements) {
        return claims(MODEL, together, statements);
    }

    private static Set<String> claims(String model, boolean together, String... statements) {
        StringBuilder text = new StringBuilder(model);
        for (int i = 0; i < statements.length; i++) {
            text.append("request R" + i + " 1 { " + statements[i] + "; }\n");
        }
        Design design = DesignReader.read(new Source("test.design", text.toString()), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
        Recommendation advice = new Advisor(design, design.defaultMix(), CostModel.ALL.get(0), new KernelSolver())
                .evaluate(design.schemas().get(0), Watcher.NOBODY);
        Claims claims = new Claims(advice, together);
        return claims
                .of((StatementAdvice.Update)
                        advice.requests().get(0).statements().get(0))
                .stream()
                .map(ClaimsTest::text)
                .collect(Collectors.toSet());
    }

    private static String text(Claim claim) {
        if (claim instanceof Claim.Named named) {
            return named.entity() + " " + Operand.list(named.key());
        }
        return claim instanceof Claim.All all ? "all " + all.entity() : "found " + claim.entity();
    }

    private static final String RENAME = "UPDATE User SET name = ?n WHERE User.id = ?u";
    private static final String MOVE = "UPDATE User SET mail = ?m WHERE User.id = ?u";
    private static final String WRITE = "INSERT INTO Note SET id = ?i, text = ?t CONNECT TO owner(?u)";
    private static final String CORRECT = "UPDATE Note SET text = ?t WHERE Note.id = ?i";

    @Test
    void an_update_that_reads_nothing_claims_nothing() {
        assertThat(claims(true, MOVE, RENAME, WRITE)).isEmpty();
    }

    @Test
    void two_runs_of_one_update_contend_if_it_reads_what_it_changes() {
        assertThat(claims(true, RENAME)).containsExactly("User ?u");
    }

    @Test
    void who_writes_what_another_reads_claims_it_too() {
        assertThat(claims(true, WRITE, RENAME)).containsExactly("User ?u");
    }

    @Test
    void a_search_by_other_than_the_key_claims_all() {
        assertThat(claims(true, RENAME, "UPDATE User SET name = ?n WHERE User.name = ?old"))
                .containsExactly("all User");
    }

    @Test
    void reading_what_nobody_changes_needs_no_claim() {
        assertThat(claims(true, CORRECT)).isEmpty();
    }

    @Test
    void new_instances_are_claimed_with_their_partners() {
        assertThat(claims(true, RENAME, WRITE)).containsExactly("User ?u");
    }

    @Test
    void instances_are_found_where_the_answers_tell_them() {
        assertThat(claims(true, RENAME, WRITE, "DELETE FROM Note WHERE Note.id = ?i"))
                .contains("User ?u", "found Note");
    }

    @Test
    void blind_writes_of_several_families_contend_where_others_can_come_between() {
        assertThat(claims(false, WRITE, MOVE)).isNotEmpty();
    }

    private static final String GROW = "UPDATE Town SET people = ?n WHERE Town.id = ?t";
    private static final String CALL = "UPDATE Town SET name = ?n WHERE Town.id = ?t";
    private static final String FOUND = "INSERT INTO Town SET id = ?i, people = ?n, name = ?m CONNECT TO state(?s)";
    private static final String UNITE = "INSERT INTO State SET id = ?i CONNECT TO country(?c)";
    private static final String CEDE = "CONNECT State(?s) TO country(?c)";

    @Test
    void links_beside_a_query_are_claimed_where_they_begin() {
        assertThat(claims(LAND, true, GROW, FOUND)).containsExactly("Town ?t");
        assertThat(claims(LAND, true, FOUND, GROW)).isEmpty();
        assertThat(claims(LAND, true, GROW, "CONNECT Town(?t) TO state(?s)")).contains("Town ?t");
        assertThat(claims(LAND, true, GROW, CEDE)).contains("all State");
    }

    @Test
    void new_instances_on_the_way_are_not_met_before_they_are_linked() {
        assertThat(claims(LAND, true, CALL, UNITE, FOUND)).containsExactly("Town ?t");
        assertThat(claims(LAND, true, UNITE, CALL, FOUND)).isEmpty();
    }

    @Test
    void instances_on_the_way_that_others_change_are_claimed_all() {
        assertThat(claims(LAND, true, CALL, CEDE)).contains("Town ?t", "all State");
        assertThat(claims(LAND, true, CEDE, CALL)).contains("all State");
    }
}
