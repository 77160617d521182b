package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.junit.jupiter.api.Test;

class KeyNameTest {
    private static Shape shape(boolean descending, Scalar... scalars) {
        List<Sorted> entry = Arrays.stream(scalars)
                .map(s -> new Sorted(new Field("c" + s, new Type.Simple(s, s.size())), descending))
                .toList();
        return new Shape("f", List.of(), entry, List.of());
    }

    private static final KeyName TEXT = KeyName.of(shape(false, Scalar.TEXT));
    private static final KeyName BOTH = KeyName.of(shape(false, Scalar.INT, Scalar.TEXT));

    @Test
    void texts_can_be_read() {
        assertThat(TEXT.encode(List.of("rounds[0].moves"))).isEqualTo("rounds[0].moves");
        assertThat(TEXT.encode(List.of("Via Appia!"))).isEqualTo("Via!20Appia!21");
        assertThat(TEXT.encode(List.of("é"))).isEqualTo("~c3~a9");
    }

    @Test
    void no_name_is_empty_or_reserved() {
        assertThat(TEXT.encode(List.of(""))).isEqualTo("!");
        assertThat(TEXT.encode(List.of("__a__"))).isEqualTo("_._a__");
        assertThat(TEXT.decode("_._a__")).containsExactly("__a__");
        assertThat(TEXT.decode("!")).containsExactly("");
    }

    @Property(tries = 300)
    void names_sort_as_keys_do(
            @ForAll @AlphaChars @Chars({'\0', ' ', '!', '_', '~', 'é', '\uffee'}) @StringLength(max = 4) String one,
            @ForAll @AlphaChars @Chars({'\0', ' ', '!', '_', '~', 'é', '\uffee'}) @StringLength(max = 4) String other) {
        int order =
                Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
        assertThat(Integer.signum(name(one).compareTo(name(other)))).isEqualTo(Integer.signum(order));
        assertThat(TEXT.decode(name(one))).containsExactly(one);
        KeyName turned = KeyName.of(shape(true, Scalar.TEXT));
        assertThat(Integer.signum(turned.encode(List.of(one)).compareTo(turned.encode(List.of(other)))))
                .isEqualTo(-Integer.signum(order));
        assertThat(turned.decode(turned.encode(List.of(one)))).containsExactly(one);
    }

    private static String name(String text) {
        return TEXT.encode(List.of(text));
    }

    @Property(tries = 300)
    void a_range_holds_the_names_of_its_keys(
            @ForAll int first,
            @ForAll @AlphaChars @Chars({'\0', '!'}) @StringLength(max = 2) String end,
            @ForAll @AlphaChars @Chars({'\0', '!'}) @StringLength(max = 2) String text,
            @ForAll boolean inclusive) {
        String name = BOTH.encode(List.of(first, text));
        Range above = new Range(List.of(first), Optional.of(new Range.End(end, inclusive)), Optional.empty());
        Range below = new Range(List.of(first), Optional.empty(), Optional.of(new Range.End(end, inclusive)));
        int order = text.compareTo(end);
        assertThat(isIn(above, name)).isEqualTo(inclusive ? order >= 0 : order > 0);
        assertThat(isIn(below, name)).isEqualTo(inclusive ? order <= 0 : order < 0);
        assertThat(isIn(Range.beginning(List.of(first)), name)).isTrue();
        assertThat(isIn(Range.ALL, name)).isTrue();
        assertThat(isIn(Range.beginning(List.of(first ^ 1)), name)).isFalse();
    }

    private static boolean isIn(Range range, String name) {
        return name.compareTo(BOTH.from(range)) >= 0 && BOTH.to(range).stream().allMatch(to -> name.compareTo(to) < 0);
    }
}
