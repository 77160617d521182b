package org.colonnade.writer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Path;
import org.colonnade.model.Step;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.colonnade.writer.State.Instance;

/**
 * Nothing is lost in an UPDATE or DELETE whose predicates are equalities of keys with parameters, each of them
 * a key of one entity. Both laws try all cases, so that they cannot fail by chance.
 */
class SearchLawTest {

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void the_writer_is_single_exactly_if_no_state_lets_two_users_touch_one_instance(@ForAll long seed) {
        RandomDesign design = new RandomDesign(seed);
        Search search = Search.of(design.simpleSearch());
        boolean single = writer(design, search).isSingle();
        assertThat(single).as("%s", search.statement).isEqualTo(!canCollide(design, search));
    }

    /**
     * If any to-one paths lead to the acting user in every state, one of the shortest is derived. Longer ones
     * need not be: they are the same instance's by the same equalities.
     */
    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void a_shortest_to_one_path_that_always_leads_to_the_user_is_derived(@ForAll long seed) {
        RandomDesign design = new RandomDesign(seed);
        Search search = Search.of(design.simpleSearch());
        List<Path> always = new ArrayList<>(toOnePaths(design.model, search.target.entity(), 3));
        always.removeIf(p -> !p.end().equals(design.user));
        Tuples.all(search.statement.graph(), search.where, 1)
                .forEach(t -> always.removeIf(p -> !leadsToMe(p, t, search)));
        List<Path> derived = toOnePathsOf(writer(design, search));
        assertThat(derived.stream().filter(p -> p.steps().size() <= 3)).isSubsetOf(always);
        always.stream()
                .mapToInt(p -> p.steps().size())
                .min()
                .ifPresent(least -> assertThat(derived)
                        .as("%s", search.statement)
                        .anyMatch(p -> p.steps().size() == least));
    }

    private static Writer writer(RandomDesign design, Search search) {
        return Touches.of(Given.by(design.user), search.statement)
                .touches()
                .get(0)
                .writer();
    }

    private static List<Path> toOnePathsOf(Writer writer) {
        return writer instanceof Writer.Reached reached
                ? reached.paths().stream().filter(Path::isToOne).toList()
                : List.of();
    }

    /** Lays any two tuples side by side that share the target, and lets two users run the statement for them. */
    private static boolean canCollide(RandomDesign design, Search search) {
        int target = search.target.number();
        return Tuples.all(search.statement.graph(), search.where, 2)
                .filter(t -> t.keys().get(0).get(target).equals(t.keys().get(1).get(target)))
                .anyMatch(t -> areRunByTwo(design.user, search, t));
    }

    private static boolean areRunByTwo(Entity user, Search search, Tuples tuples) {
        Instance touched =
                new Instance(search.target.entity(), tuples.keys().get(0).get(search.target.number()));
        Instance one = runs(user, 100, search, tuples, 0, touched);
        Instance other = runs(user, 101, search, tuples, 1, touched);
        return !one.equals(other);
    }

    /** The acting user; where the statement does not name him, one without part in it. */
    private static Instance runs(
            Entity user, int stranger, Search search, Tuples tuples, int number, Instance touched) {
        Map<String, Integer> parameters = new HashMap<>(tuples.parameters().get(number));
        parameters.putIfAbsent("me", stranger);
        assertThat(new Reference(tuples.state(), parameters)
                        .execute(search.statement)
                        .touched())
                .containsKey(touched);
        return new Instance(user, parameters.get("me"));
    }

    private static boolean leadsToMe(Path path, Tuples tuple, Search search) {
        Instance target =
                new Instance(search.target.entity(), tuple.keys().get(0).get(search.target.number()));
        Integer me = tuple.parameters().get(0).get("me");
        return me != null && tuple.state().ends(target, path).equals(Set.of(new Instance(path.end(), me)));
    }

    private static List<Path> toOnePaths(Model model, Entity start, int length) {
        List<Path> paths = new ArrayList<>(List.of(new Path(start, List.of())));
        for (int done = 0; done < paths.size(); done++) {
            Path path = paths.get(done);
            for (Step step : model.steps(path.end())) {
                if (step.isToOne() && path.steps().size() < length) {
                    List<Step> steps = new ArrayList<>(path.steps());
                    steps.add(step);
                    paths.add(new Path(start, steps));
                }
            }
        }
        return paths;
    }

    /** What UPDATE and DELETE have in common. */
    private record Search(Statement statement, Node target, List<Predicate> where) {
        static Search of(Statement statement) {
            return statement instanceof Statement.Update update
                    ? new Search(update, update.target(), update.where())
                    : of((Statement.Delete) statement);
        }

        private static Search of(Statement.Delete delete) {
            return new Search(delete, delete.target(), delete.where());
        }
    }
}
