package org.colonnade.view.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.colonnade.check.Groupings;
import org.colonnade.check.Pace;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class GroupingsTextTest {
    private static final Design BLOG = Examples.named("blog");
    private static final Pace PACE = new Pace(BLOG.defaultMix(), OptionalDouble.empty(), Pace.DATASTORE, 1);
    private static final Groupings GROUPINGS =
            new Groupings(BLOG, GroupingAdvisor.rank(BLOG, PACE.mix(), Verdict.STRICT, 5), Verdict.STRICT, PACE);

    @Test
    void safe_groupings_come_first_and_all_are_numbered() {
        String text = GroupingsText.of(GROUPINGS);
        assertThat(text).startsWith("1. SAFE ");
        assertThat(text.lines().filter(l -> l.matches("\\d+\\. .*")))
                .hasSize(GROUPINGS.ranking().sound().size()
                        + GROUPINGS.ranking().tempting().size());
        assertThat(text.lastIndexOf("SAFE    ")).isGreaterThan(text.indexOf(". SAFE    "));
    }

    @Test
    void the_statements_within_a_group_fit_the_terminal() {
        assertThat(GroupingsText.of(GROUPINGS)
                        .lines()
                        .dropWhile(l -> !l.startsWith("   within"))
                        .limit(1))
                .allMatch(l -> l.length() <= 100);
    }
}
