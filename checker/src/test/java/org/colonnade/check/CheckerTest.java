package org.colonnade.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class CheckerTest {
    /** Users write articles; those of others comment on them. */
    private static final Design BLOG = DesignReader.read(new Source("blog", """
                            entity User (100) { id key }
                            entity Article (500) { id key  author -> User.articles }
                            entity Comment (5000) { id key  article -> Article.comments  by -> User.said }
                            request Post by User(?me) 1 { INSERT INTO Article SET id = ?a CONNECT TO author(?me); }
                            request Say by User(?me) 5 {
                              INSERT INTO Comment SET id = ?c CONNECT TO article(?a), by(?me);
                            }
                            grouping by_author { User { articles said } }
                            grouping by_article { User Article { comments } }
                            """), new MapLibrary(Map.of()))
            .design()
            .orElseThrow();

    private static Report report() {
        Pace pace = new Pace(BLOG.defaultMix(), OptionalDouble.empty(), Pace.DATASTORE, 1000);
        return new Report(
                BLOG,
                Checker.of(BLOG),
                Verdict.CONFLICT_FREE,
                pace,
                GroupingAdvisor.rank(BLOG, pace.mix(), Verdict.CONFLICT_FREE, 1));
    }

    @Test
    void what_each_user_writes_alone_is_safe_and_what_many_write_is_not() {
        Report report = report();
        assertThat(report.checks()).extracting(report::safety).containsExactly(Safety.SAFE, Safety.UNSAFE);
        assertThat(report.count(Safety.UNSAFE)).isOne();
        assertThat(report.isSafe()).isFalse();
    }

    @Test
    void the_worst_block_has_the_smallest_counterexample() {
        Check unsafe = report().checks().get(1);
        Failure worst = unsafe.worst(Verdict.CONFLICT_FREE).orElseThrow();
        assertThat(unsafe.blocks())
                .allSatisfy(b -> assertThat(b.failure(Verdict.CONFLICT_FREE).stream())
                        .allSatisfy(f -> assertThat(f.nodes())
                                .isGreaterThanOrEqualTo(worst.ruling().nodes())));
        assertThat(report().checks().get(0).worst(Verdict.CONFLICT_FREE)).isEmpty();
    }

    @Test
    void a_pace_makes_sense() {
        assertThatThrownBy(() -> new Pace(BLOG.defaultMix(), OptionalDouble.empty(), 0, 1000))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Pace(BLOG.defaultMix(), OptionalDouble.of(-1), 1, 1000))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void outcomes_have_one_word_each_for_verdicts_and_for_subjects() {
        assertThat(List.of(Safety.values())).extracting(Safety::ruling).containsExactly("holds", "fails", "undecided");
        assertThat(List.of(Safety.values()))
                .extracting(Safety::toString)
                .containsExactly("safe", "unsafe", "undecided");
    }
}
