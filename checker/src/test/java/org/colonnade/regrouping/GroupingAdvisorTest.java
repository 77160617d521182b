package org.colonnade.regrouping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.grouping.Grouping;
import org.colonnade.language.DesignReader;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class GroupingAdvisorTest {

    @Test
    void the_blog_is_best_grouped_by_users_and_least_of_all_not_at_all() throws IOException {
        Design blog = read(Files.readString(Path.of("../examples/blog.design")));
        Ranking ranking = GroupingAdvisor.rank(blog, blog.defaultMix(), Verdict.STRICT, 10);
        assertThat(ranking.complete()).isTrue();
        List<String> sound = texts(ranking.sound());
        assertThat(sound).startsWith("User { articles  comments }  Removal");
        assertThat(sound).endsWith("User  Article  Comment  Removal");
        assertThat(ranking.sound().get(0).grouping().name()).isEqualTo("user_oriented");
        assertThat(texts(ranking.tempting())).anyMatch(g -> g.startsWith("User { articles { comments"));
    }

    private static List<String> texts(List<GroupingAdvice> advices) {
        return advices.stream()
                .map(GroupingAdvice::grouping)
                .map(Grouping::toString)
                .toList();
    }

    private static Design read(String text) {
        return DesignReader.read(new Source("test.design", text), new MapLibrary(Map.of()))
                .design()
                .orElseThrow();
    }
}
