package org.colonnade.upkeep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.workload.WorkLimitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Families in which one entity stands in very many roles. */
class ManyRolesTest {
    private static final String TO_ONE = "next -> N.previous (0..1)";
    private static final String TO_MANY = "next <-> N.previous (2 each)";
    private static final String INSERT = "INSERT INTO N SET id = ?id, name = ?name CONNECT TO next(?other)";
    private static final String BETWEEN = INSERT + ", previous(?before)";
    private static final String CONNECT = "CONNECT N(?id) TO next(?other)";

    /** What a statement changes in a family over a path of some instances. */
    private static List<Change> onPath(String tie, int roles, String statement) {
        String steps = IntStream.range(1, roles)
                .mapToObj(i -> ", n" + (i - 1) + ".next AS n" + i)
                .collect(Collectors.joining());
        return changes(tie, statement, keys(roles), "N AS n0" + steps);
    }

    /** What a statement changes in a family over some instances that are all tied to one. */
    private static List<Change> onStar(String tie, int roles, String statement) {
        String steps = IntStream.range(1, roles)
                .mapToObj(i -> ", n0.previous AS n" + i)
                .collect(Collectors.joining());
        return changes(tie, statement, keys(roles), "N AS n0" + steps);
    }

    private static String keys(int roles) {
        return IntStream.range(1, roles).mapToObj(i -> "n" + i + ".id").collect(Collectors.joining(", "));
    }

    private static List<Change> changes(String tie, String statement, String keys, String from) {
        Design design = read("""
                entity N (1000) { id key  name text(10)  %s }
                request R { %s; }
                schema s { family chain [n0.id][%s][] over %s }
                """.formatted(tie, statement, keys, from));
        return Upkeep.of(
                        design.requests().get(0).statements().get(0),
                        design.schemas().get(0).families().get(0),
                        new Certainty(design.requests()))
                .changes();
    }

    private static Design read(String text) {
        ReadDesign reading = DesignReader.read(new Source("roles.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems()));
    }

    private static long puts(List<Change> changes) {
        return changes.stream().filter(c -> c.kind() == Kind.PUT).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 12, 18, 21, 32, 33, 34, 65, 100})
    void an_instance_that_is_tied_in_one_direction_begins_a_path_of_any_length(int roles) {
        assertThat(onPath(TO_ONE, roles, INSERT)).singleElement().satisfies(put -> {
            assertThat(put.kind()).isEqualTo(Kind.PUT);
            assertThat(put.given()).hasSize(2);
        });
    }

    /** It stands at one place, or at a first and, next to none of its own, at a second, with all that follow from these. */
    @ParameterizedTest
    @ValueSource(ints = {4, 12, 21, 33})
    void an_instance_comes_again_at_equal_distances_on_a_path_of_to_one_steps(int roles) {
        assertThat(puts(onPath(TO_ONE, roles, BETWEEN))).isEqualTo(roles + (roles - 1) * (roles - 2) / 2);
    }

    /** The first edge that it lies on, and the distance to the next one if there is one. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 21, 33})
    void a_new_link_comes_again_at_equal_distances_on_a_path_of_to_one_steps(int roles) {
        int edges = roles - 1;
        assertThat(puts(onPath(TO_ONE, roles, CONNECT))).isEqualTo(edges * (edges + 1) / 2);
    }

    /** Of 1023 choices of edges, 143 have none side by side. Of the others, which need a link of an instance to itself, 291 do. */
    @Test
    void a_new_link_lies_on_many_choices_of_edges_where_steps_lead_to_many() {
        assertThat(onPath(TO_MANY, 11, CONNECT)).hasSize(143 + 291);
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 33, 34, 65, 100})
    void says_so_where_there_are_more_changes_than_anybody_can_make(int roles) {
        for (String statement : List.of(CONNECT, BETWEEN)) {
            assertThatThrownBy(() -> onPath(TO_MANY, roles, statement))
                    .isInstanceOf(WorkLimitException.class)
                    .hasMessage(
                            "this changes chain in more than 10000 ways, since N stands in " + roles + " roles there");
        }
        assertThatThrownBy(() -> onStar(TO_ONE, roles, CONNECT)).isInstanceOf(WorkLimitException.class);
        assertThatThrownBy(() -> onStar(TO_MANY, roles, INSERT + ", next(?second), next(?third)"))
                .isInstanceOf(WorkLimitException.class);
    }
}
