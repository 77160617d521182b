package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

class ShapeTest {
    private static final Field ARTICLE = new Field("article", new Type.Simple(Scalar.LONG, 8));
    private static final Field PRICE = new Field("price", new Type.Simple(Scalar.DECIMAL, 16));
    private static final Field TAGS = new Field("tags", new Type.Collection(new Type.Simple(Scalar.TEXT, 9), 3));
    private static final Shape PRICES =
            new Shape("prices", List.of(ARTICLE), List.of(new Sorted(PRICE, true)), List.of(TAGS));

    @Test
    void is_written_with_its_columns() {
        assertThat(PRICES).hasToString("prices [article long][price decimal desc][tags text(9)[3]]");
    }

    @Test
    void is_known_by_its_columns() {
        Shape same = new Shape("prices", PRICES.block(), PRICES.entry(), PRICES.values());
        assertThat(same).isEqualTo(PRICES).hasSameHashCodeAs(PRICES);
        assertThat(new Shape("prizes", PRICES.block(), PRICES.entry(), PRICES.values()))
                .isNotEqualTo(PRICES);
        assertThat(new Shape("prices", PRICES.block(), PRICES.entry(), List.of()))
                .isNotEqualTo(PRICES);
        assertThat(PRICES.fields()).containsExactly(ARTICLE, PRICE, TAGS);
    }

    @Test
    void only_columns_that_are_values_can_be_wanted() {
        Get all = Get.block(PRICES, List.of(1L));
        assertThat(all.wanted()).containsExactly(TAGS);
        assertThat(all.wanting().wanted()).isEmpty();
        assertThatThrownBy(() -> all.wanting(PRICE)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void its_layout_does_not_depend_on_guesses() {
        Field more = new Field("tags", new Type.Collection(new Type.Simple(Scalar.TEXT, 99), 7));
        Shape other = new Shape("prices", PRICES.block(), PRICES.entry(), List.of(more));
        assertThat(other).isNotEqualTo(PRICES);
        assertThat(other.layout())
                .isEqualTo(PRICES.layout())
                .isEqualTo("prices [article long][price decimal desc][tags text[]]");
    }

    @Test
    void needs_a_key_of_scalars_and_names_that_differ() {
        assertThatThrownBy(() -> new Shape("x", List.of(), List.of(), List.of(TAGS)))
                .hasMessage("x has no key");
        assertThatThrownBy(() -> new Shape("x", List.of(TAGS), List.of(), List.of()))
                .hasMessage("x has a key that is not a scalar");
        assertThatThrownBy(() -> new Shape("x", List.of(ARTICLE), List.of(), List.of(ARTICLE)))
                .hasMessage("x has two columns article");
    }

    @Test
    void equal_keys_are_the_same() {
        assertThat(new Mutation.Delete(PRICES, List.of(1L, new BigDecimal("2.50"))))
                .isEqualTo(new Mutation.Delete(PRICES, List.of(1L, new BigDecimal("2.5"))));
        Range range = new Range(List.of(), Optional.of(new Range.End(new BigDecimal("1.0"), true)), Optional.empty());
        assertThat(new Get(PRICES, List.of(1L), range, false, OptionalInt.empty())
                        .range()
                        .from())
                .contains(new Range.End(BigDecimal.ONE, true));
    }

    @Test
    void what_does_not_fit_is_refused_at_once() {
        assertThatThrownBy(() -> new Mutation.Put(PRICES, List.of(1L), Map.of()))
                .hasMessage("an entry of " + PRICES + " is not known by [1]");
        assertThatThrownBy(() -> new Mutation.Put(PRICES, List.of(1, BigDecimal.ONE), Map.of()))
                .hasMessage("column article long cannot hold 1 (Integer)");
        assertThatThrownBy(() -> new Mutation.Put(PRICES, List.of(1L, BigDecimal.ONE), Map.of(TAGS, "red")))
                .hasMessage("column tags text(9)[3] cannot hold red (String)");
        assertThatThrownBy(() -> new Mutation.Put(PRICES, List.of(1L, BigDecimal.ONE), Map.of(ARTICLE, 1L)))
                .hasMessage(PRICES + " has no columns [article long]");
        assertThatThrownBy(() -> new Mutation.Clear(PRICES, List.of()))
                .hasMessage("a block of " + PRICES + " is not known by []");
        assertThatThrownBy(() -> new Get(PRICES, List.of(1L), Range.ALL, false, OptionalInt.of(0)))
                .hasMessage("a limit of 0; it must be at least 1");
        assertThatThrownBy(
                        () -> new Get(PRICES, List.of(1L), Range.beginning(List.of("a")), false, OptionalInt.empty()))
                .hasMessage("column price decimal cannot hold a (String)");
    }

    @Test
    void changes_depend_on_their_own_block() {
        Expectation expectation = new Expectation.Absent(PRICES, List.of(1L, BigDecimal.ONE));
        expectation.checkBlock(List.of(new Mutation.Clear(PRICES, List.of(1L))));
        assertThatThrownBy(() -> expectation.checkBlock(List.of(new Mutation.Clear(PRICES, List.of(2L)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a change of block [2] of prices cannot depend on block [1] of prices");
    }
}
