package org.colonnade.regrouping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.model.Entity;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class GroupingSearchTest {
    private static final int COUNT = 20;

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void finds_the_best_of_all_groupings_in_their_order(
            @ForAll @IntRange(min = 2, max = 6) int size, @ForAll long seed) {
        Design design = read(ManyParents.text(size, 4 * size, seed));
        Togetherness togetherness = new Togetherness(design, design.defaultMix());
        List<Nesting> nestings = Nesting.of(design.model());
        List<String> all = all(nestings).stream()
                .sorted(Comparator.<List<Nesting>, GroupingScore>comparing(n -> score(togetherness, n))
                        .thenComparing(List::size))
                .map(n -> text(togetherness, n))
                .toList();
        List<List<Nesting>> found = new GroupingSearch(togetherness, nestings, 1_000_000).best(COUNT, n -> true);
        assertThat(found).doesNotHaveDuplicates();
        assertThat(found.stream().map(n -> text(togetherness, n)))
                .isEqualTo(all.subList(0, Math.min(COUNT, all.size())));
    }

    /** Without regard to cycles, which the generated designs do not have. */
    private static List<List<Nesting>> all(List<Nesting> nestings) {
        List<List<Nesting>> all = new ArrayList<>(List.of(List.of()));
        for (Entity member : nestings.stream().map(Nesting::member).distinct().toList()) {
            for (List<Nesting> chosen : List.copyOf(all)) {
                for (Nesting nesting : nestings) {
                    if (nesting.member().equals(member)) {
                        List<Nesting> longer = new ArrayList<>(chosen);
                        longer.add(nesting);
                        all.add(longer);
                    }
                }
            }
        }
        return all;
    }

    private static GroupingScore score(Togetherness togetherness, List<Nesting> nestings) {
        return togetherness.score(nestings.stream().map(Nesting::relationship).toList());
    }

    private static String text(Togetherness togetherness, List<Nesting> nestings) {
        GroupingScore score = score(togetherness, nestings);
        return String.format("%.6f %.6f %d", score.within(), score.groups(), nestings.size());
    }

    @Test
    void thirty_entities_with_several_parents_each_are_within_the_work_limit() {
        LongStream.rangeClosed(1, 3).forEach(seed -> {
            Design design = read(ManyParents.text(30, 100, seed));
            assertThat(Nesting.of(design.model())).hasSizeGreaterThan(60);
            Ranking ranking = GroupingAdvisor.rank(design, design.defaultMix(), Verdict.STRICT, 5);
            assertThat(ranking.complete()).isTrue();
            assertThat(ranking.sound()).hasSize(6).isSortedAccordingTo(Comparator.comparing(GroupingAdvice::score));
            assertThat(ranking.tempting().get(0).score())
                    .isLessThan(ranking.sound().get(0).score());
        });
    }

    @Test
    void a_search_that_is_cut_off_says_so() {
        Design design = read(ManyParents.text(30, 100, 1));
        Togetherness togetherness = new Togetherness(design, design.defaultMix());
        GroupingSearch search = new GroupingSearch(togetherness, Nesting.of(design.model()), 10);
        assertThat(search.best(5, n -> true)).isEmpty();
        assertThat(search.isComplete()).isFalse();
    }

    private static Design read(String text) {
        return DesignReader.read(new Source("test.design", text), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
    }
}
