package org.colonnade.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WattsStrogatzTest {
    @Property(tries = 200)
    void ties_no_node_to_itself_and_no_two_nodes_twice(
            @ForAll @IntRange(min = 3, max = 30) int size, @ForAll long seed) {
        int[] ends = WattsStrogatz.ends(size, new SplitMix(seed));
        List<Set<Integer>> links =
                IntStream.range(0, size).mapToObj(i -> Set.of(i, ends[i])).toList();
        assertThat(links).hasSize(size).doesNotHaveDuplicates();
    }

    @Example
    void rewires_half_of_the_links() {
        int size = 10_000;
        int[] ends = WattsStrogatz.ends(size, new SplitMix(1));
        long kept =
                IntStream.range(0, size).filter(i -> ends[i] == (i + 1) % size).count();
        assertThat((double) kept / size).isCloseTo(0.5, within(0.02));
    }
}
