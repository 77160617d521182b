package org.colonnade.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.assertj.core.data.Percentage;
import org.colonnade.design.Design;
import org.colonnade.estimate.Distribution;
import org.colonnade.estimate.Moment;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Inequality.Zipf;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.store.Field;
import org.colonnade.store.Values;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class GeneratedDataTest {
    private static final String TEXT = """
            value Address { street text(12)  zip int (50 distinct)  near -> B }
            entity A (40) { id key int n int (7 distinct)  t text(3)  o text(4)?  at timestamp  d date
              f float  e double  m decimal  y bytes  z boolean  l long  home Address  tags text[3]
              b -> B.as  c -- C.a (0..1, 0.4 each)  ds <-> D.as (1..*, 3 each)  up -> A.downs (0..1) }
            entity B (6) { id key text(4)  name text(9) }
            entity C (30) { id key  x int }
            entity D (9) { id key long  bs <-> B.ds (2 each) }
            request R 1 { SELECT A.n FROM A WHERE A.id = ?a; }
            """;
    private static final Design DESIGN = design();
    private static final Comparator<Object> ANY = Comparator.comparing(o -> (Instant) o);

    private static Design design() {
        var reading = DesignReader.read(new Source("t.design", TEXT), new MapLibrary(Map.of()));
        assertThat(reading.problems()).isEmpty();
        return reading.design().orElseThrow();
    }

    @Property(tries = 200)
    void partners_are_partners_of_each_other(
            @ForAll @LongRange(min = 0) long seed,
            @ForAll @DoubleRange(min = 0.1, max = 3) double scale,
            @ForAll @DoubleRange(min = 0, max = 1.5) double exponent) {
        GeneratedData data = new GeneratedData(DESIGN, scale, seed, new Skew(exponent));
        for (Relationship relationship : DESIGN.model().relationships()) {
            assertThat(links(data, relationship.forward())).isEqualTo(links(data, relationship.backward()));
        }
    }

    private static Set<String> links(GeneratedData data, Step step) {
        Set<String> links = new HashSet<>();
        for (long i = 0; i < data.count(step.source()); i++) {
            for (long j : data.partners(step, i)) {
                links.add(step.isForward() ? i + "-" + j : j + "-" + i);
            }
        }
        return links;
    }

    @Property(tries = 100)
    void cardinalities_are_kept(@ForAll @LongRange(min = 0) long seed, @ForAll @IntRange(min = 0, max = 1) int skewed) {
        GeneratedData data = new GeneratedData(DESIGN, 1, seed, skewed == 0 ? Skew.NONE : new Skew(0.9));
        for (Relationship relationship : DESIGN.model().relationships()) {
            for (Step step : new Step[] {relationship.forward(), relationship.backward()}) {
                for (long i = 0; i < data.count(step.source()); i++) {
                    int partners = data.partners(step, i).length;
                    assertThat(!step.isToOne() || partners <= 1).isTrue();
                    assertThat(!step.isMandatory() || partners >= 1).isTrue();
                }
            }
        }
    }

    @Test
    void averages_are_those_of_the_design() {
        GeneratedData data = new GeneratedData(DESIGN, 100, 7, Skew.NONE);
        for (Relationship relationship : DESIGN.model().relationships()) {
            Step step = relationship.forward();
            long links = LongStream.range(0, data.count(step.source()))
                    .map(i -> data.partners(step, i).length)
                    .sum();
            assertThat((double) links / data.count(step.source())).isBetween(0.9 * step.fanOut(), 1.1 * step.fanOut());
        }
    }

    @Test
    void keys_differ_and_values_are_of_their_types_and_as_many_as_declared() {
        GeneratedData data = new GeneratedData(DESIGN, 10, 3, Skew.NONE);
        for (Entity entity : DESIGN.model().entities()) {
            for (Attribute attribute : entity.attributes()) {
                Set<Object> values = new LinkedHashSet<>();
                for (long i = 0; i < data.count(entity); i++) {
                    Object value = data.value(entity, attribute, i);
                    if (value != null) {
                        Values.check(new Field(attribute.name(), attribute.type()), value);
                        values.add(value);
                    }
                }
                if (attribute.isKey()) {
                    assertThat(values).hasSize((int) data.count(entity));
                }
                attribute.distinct().ifPresent(d -> assertThat(values).hasSize((int) d));
            }
        }
    }

    @Test
    void skew_makes_some_popular() {
        GeneratedData data = new GeneratedData(DESIGN, 100, 3, new Skew(0.9));
        Step as = DESIGN.model()
                .step(DESIGN.model().entity("B").orElseThrow(), "as")
                .orElseThrow();
        long most = LongStream.range(0, data.count(as.source()))
                .map(i -> data.partners(as, i).length)
                .max()
                .orElseThrow();
        assertThat(most).isGreaterThan(5 * Math.round(as.fanOut()));
    }

    @Test
    void values_have_the_shares_and_times_the_span_of_the_design() {
        Design design = DesignReader.read(new Source("t.design", """
                        entity A (1000, kept 30 days) { id key  at timestamp  s text(4) ("new" 1 %, "open" 9 %)
                          z int (50 distinct, zipf 1)  n int (10 distinct, 1 50 %, 2 30 %)  b boolean (false 90 %) }
                        request R { SELECT A.s FROM A WHERE A.id = ?a; }
                        """)).design().orElseThrow();
        GeneratedData data = new GeneratedData(design, 1, 3, Skew.NONE);
        assertThat(frequencies(design, data, "s")).containsEntry("new", 10L).containsEntry("open", 90L);
        assertThat(frequencies(design, data, "n"))
                .containsEntry(1, 500L)
                .containsEntry(2, 300L)
                .hasSize(10);
        assertThat(frequencies(design, data, "b")).containsEntry(false, 900L).containsEntry(true, 100L);
        assertThat(frequencies(design, data, "z").values().stream()
                        .mapToLong(c -> c)
                        .max())
                .hasValue(Math.round(1000 * new Zipf(1).share(1, 50)));
        Set<Object> times = frequencies(design, data, "at").keySet();
        assertThat(Duration.between((Instant) Collections.min(times, ANY), (Instant) Collections.max(times, ANY)))
                .isBetween(Duration.ofDays(29), Duration.ofDays(30));
    }

    private static Map<Object, Long> frequencies(Design design, GeneratedData data, String attribute) {
        Entity entity = design.model().entity("A").orElseThrow();
        return LongStream.range(0, data.count(entity))
                .mapToObj(i -> data.value(entity, entity.attribute(attribute).orElseThrow(), i))
                .collect(Collectors.groupingBy(v -> v, Collectors.counting()));
    }

    @Test
    void partners_are_as_unequal_as_the_design_says() {
        Design design = DesignReader.read(new Source("t.design", """
                        entity U (2000) { id key }
                        entity P (3000) { id key  author -> U.ps (at most 300)  fans <-> U.likes (1 each, zipf 0.8) }
                        request R { SELECT P.id FROM P WHERE P.id = ?p; }
                        """)).design().orElseThrow();
        GeneratedData data = new GeneratedData(design, 1, 3, Skew.NONE);
        for (Relationship relationship : design.model().relationships()) {
            for (Step step : List.of(relationship.forward(), relationship.backward())) {
                double[] sizes = LongStream.range(0, data.count(step.source()))
                        .mapToDouble(i -> data.partners(step, i).length)
                        .toArray();
                double met = DoubleStream.of(sizes).map(s -> s * s).sum()
                        / DoubleStream.of(sizes).sum();
                Distribution expected = Moment.NOW.partners(step);
                if (!step.inequality().isEven()) {
                    assertThat(met).isCloseTo(expected.met(), Percentage.withPercentage(15));
                    assertThat(DoubleStream.of(sizes).max().orElse(0))
                            .isCloseTo(expected.largest(), Percentage.withPercentage(15));
                }
            }
        }
    }
}
