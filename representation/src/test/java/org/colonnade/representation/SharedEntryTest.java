package org.colonnade.representation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.representation.SharedEntry.Visit;
import org.junit.jupiter.api.Test;

class SharedEntryTest {
    @Test
    void all_several_one_and_none_are_told_apart() {
        assertThat(text("a b", "Both: a b", "One: a", "Either: b")).isEqualTo("`a b` are accessed together by Both");
        assertThat(text("a b c", "All: a b c", "Two: b c"))
                .isEqualTo("`a b c` are accessed together by All, several of them by Two");
        assertThat(text("a b c d", "Two: a b", "One: c"))
                .isEqualTo("several of `a b c d` are accessed together by Two, `c` only alone, `d` by nobody");
        assertThat(text("a b", "One: a", "Either: b")).isEqualTo("nobody accesses several of `a b` together");
        assertThat(text("a b c", "One: a"))
                .isEqualTo("nobody accesses several of `a b c` together, nor `b` and `c` at all");
    }

    @Test
    void a_request_is_named_once_and_few_of_many_are() {
        assertThat(text("a b c", "All: a b c", "All: a b")).isEqualTo("`a b c` are accessed together by All");
        assertThat(text("a b", "A: a b", "B: a b", "C: a b", "D: a b", "E: a b", "F: a b"))
                .isEqualTo("`a b` are accessed together by A, B, C, D and 2 more");
    }

    /** Each visit is a request and the parts that it accesses. */
    private static String text(String parts, String... visits) {
        return new SharedEntry(
                        paths(parts),
                        Stream.of(visits)
                                .map(c -> c.split(": "))
                                .map(c -> new Visit(c[0], paths(c[1])))
                                .toList())
                .text("`" + parts + "`");
    }

    private static List<AccessPath> paths(String text) {
        return Arrays.stream(text.split(" ")).map(AccessPath::of).toList();
    }
}
