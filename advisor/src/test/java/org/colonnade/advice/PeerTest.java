package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.QueryPlan;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** What the NoSE prototype gets wrong. */
class PeerTest {
    private static final String USERS = """
            entity User (1000) {
              id       key
              name     text(20)
              level    int (5 distinct)
              age      int (50 distinct)
              friends  <-> User.fans (10 each)
            }
            entity Team (100) {
              id       key
              title    text(20)
              members  <-> User.teams (20 each)
            }
            """;

    @Test
    void a_second_range_is_not_dropped() {
        QueryPlan plan = plan("SELECT User.id FROM User WHERE User.name = ?n AND User.level > ?a AND User.age < ?b;");
        assertThat(predicates(plan)).contains("User.level > ?a", "User.age < ?b");
    }

    @Test
    void not_equal_is_no_equality() {
        QueryPlan plan = plan("SELECT User.id FROM User WHERE User.name = ?n AND User.level != ?l;");
        assertThat(predicates(plan)).contains("User.level != ?l");
        assertThat(plan.lookups().get(0).toString()).doesNotContain("User.level = ?l");
    }

    @Test
    void declared_values_of_a_whole_number_count() {
        QueryPlan plan = plan("SELECT User.id FROM User WHERE User.level = ?l;");
        assertThat(plan.steps().get(0).rows()).isEqualTo(200);
    }

    @Test
    void an_entity_may_stand_in_two_roles() {
        QueryPlan plan = plan("SELECT f.name FROM User AS u, u.friends AS v, v.friends AS f WHERE u.id = ?u;");
        assertThat(plan.steps().get(plan.steps().size() - 1).rows()).isEqualTo(100);
    }

    @Test
    void connecting_writes_every_tuple_of_a_larger_family() {
        StatementAdvice connect = advice(
                "SELECT members.name FROM Team.members WHERE Team.title = ?t;",
                "CONNECT Team(?team) TO members(?user);");
        assertThat(connect.cost()).isGreaterThanOrEqualTo(CostModel.CASSANDRA.put(1, 0));
    }

    @Test
    void disconnecting_costs_what_it_deletes() {
        StatementAdvice disconnect = advice(
                "SELECT members.name FROM Team.members WHERE Team.title = ?t;",
                "DISCONNECT Team(?team) FROM members(?user);");
        assertThat(disconnect.cost()).isGreaterThanOrEqualTo(CostModel.CASSANDRA.delete(1, 0));
    }

    @Test
    void an_update_without_where_changes_all() {
        StatementAdvice update =
                advice("SELECT User.level FROM User WHERE User.id = ?u;", "UPDATE User SET level = ?l;");
        assertThat(update.cost()).isGreaterThanOrEqualTo(CostModel.CASSANDRA.put(1000, 0));
    }

    private static List<String> predicates(QueryPlan plan) {
        return plan.steps().stream()
                .flatMap(s -> applied(s).stream())
                .map(Object::toString)
                .toList();
    }

    private static List<?> applied(PlanStep step) {
        return step instanceof Filter filter
                ? filter.predicates()
                : step instanceof Lookup lookup ? lookup.range() : List.of();
    }

    private static QueryPlan plan(String query) {
        return advise(query)
                .requests()
                .get(0)
                .statements()
                .get(0)
                .match(StatementAdvice.Query::plan, u -> null, i -> null);
    }

    private static StatementAdvice advice(String query, String update) {
        return advise(query, update).requests().get(1).statements().get(0);
    }

    private static Recommendation advise(String... statements) {
        StringBuilder text = new StringBuilder(USERS);
        for (int i = 0; i < statements.length; i++) {
            text.append("request R" + i + " 1 { " + statements[i] + " }\n");
        }
        Design design = Designs.read(text.toString());
        return new Advisor(design, design.defaultMix(), CostModel.CASSANDRA, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
    }
}
