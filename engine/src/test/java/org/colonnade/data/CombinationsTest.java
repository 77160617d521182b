package org.colonnade.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.reference.Designs;
import org.junit.jupiter.api.Test;

class CombinationsTest {
    private static final Map<String, Long> RANGES = new LinkedHashMap<>();

    static {
        RANGES.put("hotel", 7L);
        RANGES.put("room", 5L);
        RANGES.put("day", 3L);
    }

    private static List<Long> of(Combinations combinations, long number) {
        return RANGES.keySet().stream().map(p -> combinations.value(p, number)).toList();
    }

    @Test
    void each_instance_has_a_combination_of_its_own() {
        assertThat(Combinations.most(RANGES)).isEqualTo(105);
        Combinations all = new Combinations(RANGES, 105);
        assertThat(LongStream.range(0, 105).mapToObj(n -> of(all, n)).distinct())
                .hasSize(105);
    }

    @Test
    void a_value_has_exactly_the_instances_that_have_it() {
        Combinations some = new Combinations(RANGES, 50);
        for (String part : RANGES.keySet()) {
            for (long value = 0; value < RANGES.get(part); value++) {
                long wanted = value;
                assertThat(some.with(part, value))
                        .containsExactly(LongStream.range(0, 50)
                                .filter(n -> some.value(part, n) == wanted)
                                .toArray());
            }
        }
    }

    @Test
    void values_are_spread_evenly_over_the_others() {
        Combinations some = new Combinations(RANGES, 35);
        Map<Long, Set<Long>> rooms = new HashMap<>();
        LongStream.range(0, 35)
                .forEach(n -> rooms.computeIfAbsent(some.value("hotel", n), h -> new HashSet<>())
                        .add(some.value("room", n)));
        assertThat(rooms.values()).allMatch(r -> r.size() == 5);
    }

    @Test
    void there_is_no_largest_number_that_ranges_could_break() {
        assertThat(Combinations.most(Map.of("a", 1L << 40, "b", 1L << 40))).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void generated_keys_differ_nested_ones_too_and_there_are_no_more_than_that() {
        Design design = Designs.read("""
                entity Hotel (10) { id key }
                entity Room (40) { key (hotel, number)  number int (5 distinct)  hotel -> Hotel.rooms }
                entity Night (900) { key (day, room)  day date (20 distinct)  room -> Room.nights }
                request R { SELECT Night.day FROM Night; }
                """);
        GeneratedData data = new GeneratedData(design, 1, 3, Skew.NONE);
        Entity night = design.model().entity("Night").orElseThrow();
        assertThat(data.count(night)).isEqualTo(800);
        assertThat(LongStream.range(0, 800).mapToObj(n -> data.key(night, n)).distinct())
                .hasSize(800);
        Step room = design.model().step(night, "room").orElseThrow();
        for (long number = 0; number < data.count(night); number++) {
            assertThat(data.partners(room.reverse(), data.partners(room, number)[0]))
                    .contains(number);
        }
        assertThat(LongStream.range(0, 800).mapToObj(n -> data.key(night, n))).doesNotContain(data.key(night, 800));
    }
}
