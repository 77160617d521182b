package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

/** The Java in docs/aggregates.md and README.md is compiled and run: it is what stands between the marks of {@link GameTest}. */
class SnippetsTest {
    private static final Pattern REGION = Pattern.compile("( *)// region \\w+\n(.*?) *// end\n", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("`(org\\.colonnade\\.[\\w.]+)`");
    private static final Pattern MODULE = Pattern.compile("<module>([\\w-]+)</module>");
    private static final Pattern ARTIFACT = Pattern.compile("colonnade-[a-z]+(-[a-z]+)?");
    private static final Pattern VERSION = Pattern.compile("<version>[^<]+</version>");
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    @Test
    void documents_show_what_is_tested() throws IOException {
        String tests = Files.readString(
                Goldens.root().resolve("aggregates/src/test/java/org/colonnade/aggregates/GameTest.java"));
        List<String> regions =
                REGION.matcher(tests).results().map(SnippetsTest::snippet).toList();
        assertThat(blocks("docs/aggregates.md")).containsExactlyInAnyOrderElementsOf(regions);
        assertThat(blocks("README.md")).isNotEmpty().isSubsetOf(regions);
    }

    @Test
    void documents_name_packages_and_classes_that_are_there() throws IOException {
        String document = Files.readString(Goldens.root().resolve("docs/aggregates.md"));
        List<String> names =
                NAME.matcher(document).results().map(r -> r.group(1)).distinct().toList();
        assertThat(names).contains(AggregateStore.class.getPackageName());
        assertThat(names).allSatisfy(n -> assertThat(isThere(n)).as(n).isTrue());
    }

    @Test
    void documents_name_artifacts_of_this_version_for_all_stores() throws IOException {
        String document = Files.readString(Goldens.root().resolve("docs/aggregates.md"));
        String parent = Files.readString(Goldens.root().resolve("pom.xml"));
        List<String> stores = MODULE.matcher(parent)
                .results()
                .map(r -> "colonnade-" + r.group(1))
                .filter(a -> a.startsWith("colonnade-store-") && !a.equals("colonnade-store-contract"))
                .toList();
        List<String> named = ARTIFACT.matcher(document)
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();
        assertThat(named)
                .containsAll(stores)
                .contains("colonnade-aggregates", "colonnade-language")
                .hasSize(stores.size() + 2);
        Matcher version = VERSION.matcher(parent);
        assertThat(version.find()).isTrue();
        assertThat(VERSION.matcher(document).results().map(MatchResult::group)).containsOnly(version.group());
    }

    private static boolean isThere(String name) {
        ClassLoader classes = SnippetsTest.class.getClassLoader();
        return classes.getResource(name.replace('.', '/') + ".class") != null
                || classes.getDefinedPackage(name) != null;
    }

    private static List<String> blocks(String document) throws IOException {
        return BLOCK.matcher(Files.readString(Goldens.root().resolve(document)))
                .results()
                .map(r -> r.group(1))
                .toList();
    }

    private static String snippet(MatchResult region) {
        return region.group(2).replaceAll("(?m)^" + region.group(1), "");
    }
}
