package org.colonnade.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.RandomAggregate;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

class ComplexValueTest {
    private static final ComplexValue MARY = new ComplexValue.Fields(Map.of(
            "name", new ComplexValue.Scalar("mary"),
            "games", new ComplexValue.Elements(List.of(game("rick"), game("ann")))));

    private static ComplexValue game(String opponent) {
        return new ComplexValue.Fields(Map.of("opponent", new ComplexValue.Reference("Player", opponent)));
    }

    @Property(tries = 1000)
    void the_order_is_one_and_agrees_with_equality(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        Type type = any.aggregateClass().type();
        List<ComplexValue> values = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            values.add(any.value(type));
            values.add(values.get(i).at(AccessPath.of("a")));
        }
        for (ComplexValue a : values) {
            for (ComplexValue b : values) {
                assertThat(Integer.signum(a.compareTo(b))).isEqualTo(-Integer.signum(b.compareTo(a)));
                assertThat(a.compareTo(b) == 0).isEqualTo(a.equals(b));
                for (ComplexValue c : values) {
                    assertThat(a.compareTo(b) > 0 || b.compareTo(c) > 0 || a.compareTo(c) <= 0)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void components_are_found_by_their_paths() {
        assertThat(MARY.at(AccessPath.of("games[0].opponent"))).hasToString("Player:rick");
        assertThat(MARY.at(AccessPath.of("games[*].opponent"))).hasToString("[Player:rick, Player:ann]");
        assertThat(MARY.at(AccessPath.of("games[2].opponent")).isAbsent()).isTrue();
        assertThat(MARY.at(AccessPath.of("name.first")).isAbsent()).isTrue();
        assertThat(MARY.at(AccessPath.ROOT)).isEqualTo(MARY);
    }

    @Property(tries = 2000)
    void what_every_element_has_is_one_list_in_their_order(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        ComplexValue value = any.value(aggregate);
        for (AccessPath path : aggregate.within(AccessPath.ROOT)) {
            long lists = path.steps().stream().filter(AccessStep.EVERY::equals).count();
            Statistics.label("lists on the way").collect(Math.min(lists, 2));
            if (lists > 0 && !value.at(path.beforeEvery().orElseThrow()).isAbsent()) {
                assertThat(value.at(path))
                        .as("%s of %s", path, value)
                        .isEqualTo(new ComplexValue.Elements(one(value, path)));
            }
        }
        Statistics.label("lists on the way").coverage(c -> c.check(2L).percentage(p -> p > 1));
    }

    /** What is at a path with any indices, each asked for alone. */
    private static List<ComplexValue> one(ComplexValue value, AccessPath path) {
        if (path.beforeEvery().isEmpty()) {
            return Stream.of(value.at(path)).filter(v -> !v.isAbsent()).toList();
        }
        AccessPath list = path.beforeEvery().get();
        AccessPath rest = path.after(list.every());
        return IntStream.iterate(0, i -> !value.at(list.at(i)).isAbsent(), i -> i + 1)
                .boxed()
                .flatMap(i -> one(value, list.at(i).then(rest)).stream())
                .toList();
    }

    @Test
    void what_is_absent_is_not_there() {
        assertThat(((ComplexValue.Fields) MARY)
                        .with("name", ComplexValue.ABSENT)
                        .fields())
                .containsOnlyKeys("games");
        assertThatThrownBy(() -> new ComplexValue.Elements(List.of(ComplexValue.ABSENT)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ComplexValue.Scalar('x')).hasMessage("java.lang.Character is no scalar");
    }

    @Test
    void edits_change_one_place() {
        ComplexValue edited = new Edit.Set(AccessPath.of("games[1].opponent"), new ComplexValue.Scalar(1)).apply(MARY);
        assertThat(edited.at(AccessPath.of("games[1].opponent"))).hasToString("1");
        assertThat(edited.at(AccessPath.of("games[0]"))).isEqualTo(MARY.at(AccessPath.of("games[0]")));
        assertThat(new Edit.Append(AccessPath.of("games"), game("bob"))
                        .apply(MARY)
                        .at(AccessPath.of("games[2].opponent")))
                .hasToString("Player:bob");
        assertThat(new Edit.Append(AccessPath.of("friends"), new ComplexValue.Scalar(1))
                        .apply(MARY)
                        .at(AccessPath.of("friends")))
                .hasToString("[1]");
    }

    @Test
    void edits_of_what_is_not_there_are_refused() {
        assertThatThrownBy(() -> new Edit.Set(AccessPath.of("games[2].opponent"), MARY).apply(MARY))
                .hasMessage("there is no `games[2]` to change");
        assertThatThrownBy(() -> new Edit.Set(AccessPath.of("home.city"), MARY).apply(MARY))
                .hasMessage("there is no `home` to change");
        assertThatThrownBy(() -> new Edit.Append(AccessPath.of("name"), MARY).apply(MARY))
                .hasMessage("`name` is no collection");
    }
}
