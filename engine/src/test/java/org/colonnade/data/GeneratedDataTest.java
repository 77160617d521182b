package org.colonnade.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
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
}
