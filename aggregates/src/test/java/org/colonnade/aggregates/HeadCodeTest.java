package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.RandomAggregate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadCodeTest {
    private static final String TEXT = "{\"version\":7,\"partition\":\"items[*]\",\"sizes\":{\"items\":2}}";

    private final HeadCode code = new HeadCode(AggregateClass.of(
            SampleClasses.DESIGN.model(),
            SampleClasses.DESIGN.model().entity("Parcel").orElseThrow()));

    @Property(tries = 500)
    void heads_are_read_as_they_are_written(@ForAll long seed) {
        RandomAggregate any = new RandomAggregate(seed);
        AggregateClass aggregate = any.aggregateClass();
        Cut cut = any.cut(aggregate);
        Random random = new Random(seed);
        Map<AccessPath, Integer> sizes = new LinkedHashMap<>();
        cut.cutCollections().forEach(c -> sizes.put(c, random.nextInt(100)));
        Head head = new Head(random.nextLong(1L << 52), cut, sizes, sources(random));
        HeadCode others = new HeadCode(aggregate);
        assertThat(others.read(others.text(head))).isEqualTo(head);
        assertThat(others.text(others.read(others.text(head)))).isEqualTo(others.text(head));
    }

    private static Optional<String> sources(Random random) {
        return random.nextBoolean()
                ? Optional.empty()
                : Optional.of(List.of("", "embedded:/srv/\"old\"#Game", "true").get(random.nextInt(3)));
    }

    @Test
    void a_copy_of_an_earlier_version_does_not_tell_its_source() {
        String copied = TEXT.replace("}}", "},\"copied\":true}");
        assertThat(code.read(copied).source()).contains("");
        assertThat(code.text(code.read(copied))).isEqualTo(copied);
    }

    @Test
    void a_store_may_put_blanks_into_it() {
        assertThat(code.text(code.read(TEXT))).isEqualTo(TEXT);
        assertThat(code.read(TEXT.replaceAll("[:,{]", "$0 "))).isEqualTo(code.read(TEXT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"partition\":\"eao\",\"sizes\":{}}", "{\"version\":1}", "[1,2]", "1", ""})
    void what_has_no_version_is_no_head(String text) {
        assertThatThrownBy(() -> code.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has no version");
    }

    @Test
    void a_partition_that_the_class_does_not_have_is_told() {
        assertThatThrownBy(() -> code.read("{\"version\":1,\"partition\":\"score[*]\",\"sizes\":{}}"))
                .hasMessageContaining("has no part `score[*]`");
    }
}
