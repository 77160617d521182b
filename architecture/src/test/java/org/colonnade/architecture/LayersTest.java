package org.colonnade.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the code map of ARCHITECTURE.md: each package knows only those above it there. */
class LayersTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z.]+)` \\| `[a-z-]+` \\|");

    private static final String HOUSE = "org.colonnade.";

    private static final List<String> MAP = map();

    private static List<String> map() {
        try {
            return ROW.matcher(Files.readString(Goldens.root().resolve("ARCHITECTURE.md")))
                    .results()
                    .map(row -> HOUSE + row.group(1))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> packages_know_only_those_above_them_in_the_code_map() {
        return IntStream.range(0, MAP.size() - 1)
                .mapToObj(row -> DynamicTest.dynamicTest(
                        MAP.get(row),
                        () -> noClasses()
                                .that()
                                .resideInAPackage(MAP.get(row))
                                .should()
                                .dependOnClassesThat()
                                .resideInAnyPackage(
                                        MAP.subList(row + 1, MAP.size()).toArray(String[]::new))
                                .check(Classes.ALL)));
    }

    @Test
    void the_code_map_shows_each_package_once_and_in_its_module() throws IOException {
        List<String> shown = Pattern.compile("(?m)^\\| `([a-z.]+)` \\| `([a-z-]+)` \\|")
                .matcher(Files.readString(Goldens.root().resolve("ARCHITECTURE.md")))
                .results()
                .map(row -> HOUSE + row.group(1) + " in " + row.group(2))
                .toList();
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(Module.names().stream()
                        .flatMap(m -> Classes.packagesOf(m).map(p -> p + " in " + m))
                        .toList());
    }

    /** Suites of tests, what stands in for servers, and benchmarks are tried by those who use them. */
    @Test
    void each_package_has_tests_beside_it() {
        List<String> untested = Module.names().stream()
                .filter(m ->
                        !List.of("store-contract", "server-mains", "benchmarks").contains(m))
                .flatMap(m -> Classes.packagesOf(m)
                        .filter(p -> !Files.isDirectory(Goldens.root()
                                .resolve(m)
                                .resolve("src/test/java")
                                .resolve(p.replace('.', '/')))))
                .toList();
        assertThat(untested).isEmpty();
    }

    @Test
    void only_the_command_line_and_programs_of_their_own_print() {
        NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(Classes.ALL.that(resideOutsideOfPackages(Classes.packagesOf(
                List.of("cli", "server", "server-mains", "benchmarks", "laws", "store-contract", "store-couchbase")))));
    }

    /** Whoever takes long asks a {@link Watcher}; no package has a protocol of its own for that. */
    @Test
    void long_work_has_one_protocol() {
        noClasses()
                .that()
                .resideOutsideOfPackage(Watcher.class.getPackageName())
                .should()
                .haveSimpleNameEndingWith("Watcher")
                .orShould()
                .haveSimpleNameEndingWith("Progress")
                .check(Classes.ALL);
        assertThat(Classes.ALL.stream()
                        .filter(c -> c.isInterface() && !c.isEquivalentTo(Watcher.class))
                        .filter(c -> c.getMethods().stream()
                                .anyMatch(m -> m.getRawParameterTypes().stream()
                                        .anyMatch(p -> p.isEquivalentTo(Progress.class)))))
                .isEmpty();
    }

    @Test
    void nothing_is_open_to_extension_but_what_says_so() {
        classes()
                .that()
                .areTopLevelClasses()
                .and()
                .areNotInterfaces()
                .and()
                .doNotHaveModifier(JavaModifier.ABSTRACT)
                .and()
                .resideOutsideOfPackages(Classes.packagesOf(List.of("laws", "store-contract", "benchmarks")))
                .and()
                .resideOutsideOfPackage("..jmh_generated")
                .and()
                .haveSimpleNameNotStartingWith("Design")
                .and()
                .doNotHaveSimpleName("package-info")
                .should()
                .haveModifier(JavaModifier.FINAL)
                .check(Classes.ALL);
    }
}
