package org.colonnade.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.layout.Formatter;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Statement.Update;

class GeneratedWorkloadTest {
    private static final int TRIES = 50;
    private static final int LARGE = 20;

    @Property(tries = TRIES)
    void is_a_design_without_problems(@ForAll @IntRange(min = 1, max = 6) int factor, @ForAll long seed) {
        assertThat(reading(GeneratedWorkload.text(factor, seed)).problems()).isEmpty();
    }

    @Property(tries = TRIES)
    void is_in_the_canonical_layout(@ForAll @IntRange(min = 1, max = 6) int factor, @ForAll long seed) {
        String text = GeneratedWorkload.text(factor, seed);
        assertThat(Formatter.format(new Source("", text)).text()).contains(text);
    }

    @Property(tries = TRIES)
    void is_the_same_each_time(@ForAll @IntRange(min = 1, max = 6) int factor, @ForAll long seed) {
        String text = GeneratedWorkload.text(factor, seed);
        assertThat(GeneratedWorkload.text(factor, seed)).isEqualTo(text);
        assertThat(text.lines().skip(1).findFirst())
                .contains("// colonnade generate --factor " + factor + " --seed " + seed);
    }

    @Property(tries = TRIES)
    void has_exact_numbers(@ForAll @IntRange(min = 1, max = 6) int factor, @ForAll long seed) {
        Design design = design(factor, seed);
        assertThat(design.model().entities()).hasSize(7 * factor);
        assertThat(design.model().relationships()).hasSize(7 * factor);
        assertThat(design.requests())
                .hasSize(38 * factor)
                .allMatch(r -> r.statements().size() == 1);
        assertThat(statements(design, Select.class)).hasSize(30 * factor);
        assertThat(statements(design, Update.class)).hasSize(3 * factor);
        assertThat(statements(design, Insert.class)).hasSize(5 * factor);
    }

    @Property(tries = TRIES)
    void has_entities_and_statements_of_the_right_shape(
            @ForAll @IntRange(min = 1, max = 6) int factor, @ForAll long seed) {
        Design design = design(factor, seed);
        assertThat(design.model().entities())
                .allMatch(e -> e.attributes().size() >= 4 && e.attributes().size() <= 6)
                .allMatch(e -> Math.abs(e.count() - 10_000) <= 600);
        assertThat(design.model().relationships())
                .allMatch(r -> r.cardinality() == Cardinality.MANY_TO_ONE && r.mandatory() && !r.isSelf());
        assertThat(design.requests()).allMatch(GeneratedWorkloadTest::hasItsWeight);
        List<Select> queries = statements(design, Select.class);
        assertThat(queries).allMatch(GeneratedWorkloadTest::isWellFormed);
        assertThat(queries.subList(0, factor)).allMatch(q -> length(q) == 3);
        assertThat(queries.subList(factor, 30 * factor)).allMatch(q -> length(q) < 3);
        assertThat(statements(design, Update.class))
                .allMatch(u -> u.set().size() == 2 && u.where().size() == 1);
        assertThat(statements(design, Insert.class)).allMatch(i -> isComplete(design, i));
    }

    @Example
    void is_the_same_on_every_machine() {
        Goldens.check(Goldens.resource("language", "generated/factor-1-seed-1.design"), GeneratedWorkload.text(1, 1));
    }

    @Example
    void has_shares_near_those_of_the_paper() {
        Design design = design(LARGE, 1);
        List<Select> queries = statements(design, Select.class);
        List<Select> shorter = queries.subList(LARGE, queries.size());
        assertShare(shorter, q -> length(q) == 2, 0.1);
        assertShare(queries, q -> q.where().size() == 3, 0.05);
        assertShare(queries, q -> q.where().size() == 2, 0.2);
        assertShare(queries, q -> !q.orderBy().isEmpty(), 0.1);
        Map.of("int", 0.45, "text", 0.35, "timestamp", 0.1, "float", 0.1)
                .forEach((type, share) ->
                        assertShare(attributes(design), a -> a.type().toString().startsWith(type), share));
    }

    @Example
    void has_counts_and_attributes_near_those_of_the_paper() {
        Design design = design(LARGE, 1);
        List<Entity> entities = design.model().entities();
        double mean = entities.stream().mapToLong(Entity::count).average().orElseThrow();
        double variance = entities.stream()
                .mapToDouble(e -> Math.pow(e.count() - mean, 2))
                .average()
                .orElseThrow();
        assertThat(mean).isCloseTo(10_000, within(30.0));
        assertThat(Math.sqrt(variance)).isCloseTo(100, within(25.0));
        assertThat((double) attributes(design).size() / entities.size()).isCloseTo(4, within(0.3));
    }

    @Example
    void differs_from_seed_to_seed() {
        assertThat(Stream.of(0L, 1L, 2L, -1L, Long.MAX_VALUE, Long.MIN_VALUE)
                        .map(seed ->
                                GeneratedWorkload.text(1, seed).lines().skip(2).toList()))
                .doesNotHaveDuplicates();
    }

    @Example
    void numbers_the_nouns_when_there_are_no_more() {
        assertThat(design(LARGE, 1).model().entity("User2")).isPresent();
    }

    @Example
    void has_no_workload_of_other_sizes() {
        assertThatIllegalArgumentException().isThrownBy(() -> GeneratedWorkload.text(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> GeneratedWorkload.text(1001, 1));
    }

    private static boolean hasItsWeight(Request request) {
        double weight = request.statements().get(0) instanceof Select ? 10 : 1;
        return request.weights().values().stream().allMatch(w -> w == weight);
    }

    /** Three columns; an equality at the first entity, then ranges; no entity twice. */
    private static boolean isWellFormed(Select query) {
        List<Comparison> comparisons =
                query.where().stream().map(p -> ((Compare) p).comparison()).toList();
        return query.columns().stream().distinct().count() == 3
                && comparisons.get(0) == Comparison.EQUAL
                && comparisons.stream().skip(1).allMatch(Comparison::isRange)
                && query.where().get(0).column().node().equals(query.graph().root())
                && query.graph().nodes().stream()
                                .map(n -> n.entity())
                                .distinct()
                                .count()
                        == length(query);
    }

    private static boolean isComplete(Design design, Insert insert) {
        List<Step> connected = insert.connections().stream().map(c -> c.step()).toList();
        return insert.set().size() == insert.entity().attributes().size()
                && connected.equals(design.model().steps(insert.entity()).stream()
                        .filter(Step::isToOne)
                        .toList());
    }

    private static int length(Select query) {
        return query.graph().nodes().size();
    }

    private static List<Attribute> attributes(Design design) {
        return design.model().entities().stream()
                .flatMap(e -> e.attributes().stream())
                .filter(a -> !a.isKey())
                .toList();
    }

    /** Within four standard deviations. */
    private static <T> void assertShare(List<T> all, Predicate<T> some, double share) {
        double found = (double) all.stream().filter(some).count() / all.size();
        assertThat(found).isCloseTo(share, within(4 * Math.sqrt(share * (1 - share) / all.size())));
    }

    private static <T extends Statement> List<T> statements(Design design, Class<T> kind) {
        return design.requests().stream()
                .flatMap(r -> r.statements().stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private static Design design(int factor, long seed) {
        return reading(GeneratedWorkload.text(factor, seed)).design().orElseThrow();
    }

    private static ReadDesign reading(String text) {
        return DesignReader.read(new Source("generated.design", text), new MapLibrary(Map.of()));
    }
}
