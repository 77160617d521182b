package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

/** The Java in docs/aggregates.md is compiled and run: it is what stands between the marks of {@link GameTest}. */
class SnippetsTest {
    private static final Pattern REGION = Pattern.compile("( *)// region \\w+\n(.*?) *// end\n", Pattern.DOTALL);
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    @Test
    void the_document_shows_what_is_tested() throws IOException {
        String tests = Files.readString(
                Goldens.root().resolve("aggregates/src/test/java/org/colonnade/aggregates/GameTest.java"));
        String document = Files.readString(Goldens.root().resolve("docs/aggregates.md"));
        List<String> regions =
                REGION.matcher(tests).results().map(SnippetsTest::snippet).toList();
        List<String> blocks =
                BLOCK.matcher(document).results().map(r -> r.group(1)).toList();
        assertThat(blocks).containsExactlyInAnyOrderElementsOf(regions);
    }

    private static String snippet(MatchResult region) {
        return region.group(2).replaceAll("(?m)^" + region.group(1), "");
    }
}
