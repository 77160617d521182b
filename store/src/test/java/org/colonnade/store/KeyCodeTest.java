package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.colonnade.model.Scalar;

/** The laws of the order-preserving code of keys. */
class KeyCodeTest {
    private static final int TRIES = 600;

    /** Two keys of the same columns, which often begin alike. */
    private record Pair(List<Sorted> columns, List<Object> one, List<Object> other) {
        KeyCode code() {
            return KeyCode.of(columns);
        }

        int order() {
            return compare(columns, one, other);
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void codes_are_ordered_as_keys_are(@ForAll("pairs") Pair pair) {
        Bytes one = Bytes.of(pair.code().encode(pair.one));
        Bytes other = Bytes.of(pair.code().encode(pair.other));
        assertThat(Integer.signum(one.compareTo(other))).isEqualTo(Integer.signum(pair.order()));
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void decoding_gives_back_what_was_encoded(@ForAll("pairs") Pair pair) {
        assertThat(pair.code().decode(pair.code().encode(pair.one))).isEqualTo(pair.one);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void no_code_is_the_beginning_of_another_one(@ForAll("pairs") Pair pair) {
        String one = Bytes.of(pair.code().encode(pair.one)).toString();
        String other = Bytes.of(pair.code().encode(pair.other)).toString();
        assertThat(other.startsWith(one)).isEqualTo(pair.order() == 0);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void the_code_of_a_key_begins_with_the_codes_of_its_beginnings(@ForAll("pairs") Pair pair) {
        String whole = Bytes.of(pair.code().encode(pair.one)).toString();
        for (int size = 0; size <= pair.one.size(); size++) {
            assertThat(whole)
                    .startsWith(Bytes.of(pair.code().encode(pair.one.subList(0, size)))
                            .toString());
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void a_range_of_codes_has_the_keys_of_the_range(
            @ForAll("pairs") Pair pair, @ForAll("bounds") List<Optional<Boolean>> bounds, @ForAll long choice) {
        int size = (int) Math.floorMod(choice, (long) pair.columns.size());
        Object value = pair.other.get(size);
        Range range = new Range(
                pair.other.subList(0, size),
                bounds.get(0).map(inclusive -> new Range.End(value, inclusive)),
                bounds.get(1).map(inclusive -> new Range.End(value, inclusive)));
        Bytes code = Bytes.of(pair.code().encode(pair.one));
        assertThat(pair.code().range(range).contains(code)).isEqualTo(contains(pair, range));
    }

    private static boolean contains(Pair pair, Range range) {
        int size = range.prefix().size();
        if (compare(pair.columns.subList(0, size), pair.one.subList(0, size), range.prefix()) != 0) {
            return false;
        }
        Scalar scalar = pair.columns.get(size).field().scalar();
        int order = Values.order(scalar).compare(pair.one.get(size), pair.other.get(size));
        return range.from().stream().allMatch(end -> order > 0 || order == 0 && end.inclusive())
                && range.to().stream().allMatch(end -> order < 0 || order == 0 && end.inclusive());
    }

    @Example
    void nothing_is_greater_than_the_greatest() {
        Sorted column = new Sorted(AnyValues.field(Scalar.INT), false);
        Range above = new Range(List.of(), Optional.of(new Range.End(Integer.MAX_VALUE, false)), Optional.empty());
        CodeRange codes = KeyCode.of(List.of(column)).range(above);
        assertThat(codes.contains(Bytes.of(KeyCode.of(List.of(column)).encode(List.of(Integer.MAX_VALUE)))))
                .isFalse();
    }

    @Example
    void equal_decimals_have_one_code() {
        KeyCode code = KeyCode.of(List.of(new Sorted(AnyValues.field(Scalar.DECIMAL), false)));
        assertThat(code.encode(List.of(new BigDecimal("1.00"))))
                .isEqualTo(code.encode(List.of(new BigDecimal("1"))))
                .isNotEqualTo(code.encode(List.of(new BigDecimal("1.01"))));
        assertThat(code.encode(List.of(new BigDecimal("100")))).isEqualTo(code.encode(List.of(new BigDecimal("1e2"))));
    }

    private static int compare(List<Sorted> columns, List<Object> one, List<Object> other) {
        for (int i = 0; i < columns.size(); i++) {
            int order = Values.order(columns.get(i).field().scalar()).compare(one.get(i), other.get(i));
            if (order != 0) {
                return columns.get(i).descending() ? -order : order;
            }
        }
        return 0;
    }

    @Provide
    Arbitrary<List<Optional<Boolean>>> bounds() {
        return Arbitraries.of(true, false).optional().list().ofSize(2);
    }

    @Provide
    Arbitrary<Pair> pairs() {
        Arbitrary<Sorted> column = Combinators.combine(Arbitraries.of(Scalar.class), Arbitraries.of(true, false))
                .as((scalar, descending) -> new Sorted(AnyValues.field(scalar), descending));
        return column.list().ofMinSize(1).ofMaxSize(3).flatMap(KeyCodeTest::pairs);
    }

    private static Arbitrary<Pair> pairs(List<Sorted> columns) {
        Arbitrary<List<Object>> key = Combinators.combine(columns.stream()
                        .map(c -> AnyValues.of(c.field().scalar()).map(v -> Values.key(c.field(), v)))
                        .toList())
                .as(values -> values);
        return Combinators.combine(key, key, Arbitraries.integers().between(0, columns.size()))
                .as((one, other, alike) -> new Pair(columns, one, mixed(one, other, alike)));
    }

    private static List<Object> mixed(List<Object> one, List<Object> other, int alike) {
        List<Object> mixed = new ArrayList<>(one.subList(0, alike));
        mixed.addAll(other.subList(alike, other.size()));
        return mixed;
    }
}
