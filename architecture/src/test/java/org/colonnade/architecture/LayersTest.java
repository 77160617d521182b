package org.colonnade.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Holds the layering of the core that ARCHITECTURE.md draws. */
class LayersTest {
    /** From the lowest to the highest; those in one layer do not know each other either. */
    private static final List<List<String>> LAYERS = List.of(
            List.of("text", "programme"),
            List.of("model"),
            List.of("workload"),
            List.of("grouping", "aggregate", "schema", "grammar", "writer", "cost"),
            List.of("design", "estimate", "contention", "automaton", "store"),
            List.of("value"),
            List.of("partition"),
            List.of("plan", "upkeep", "block"),
            List.of("candidate", "regrouping", "fact"),
            List.of("advice", "check", "boundary", "representation"),
            List.of("language", "description"),
            List.of("layout"),
            List.of("generator"));

    private static final JavaClasses CORE =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("org.colonnade");

    @TestFactory
    Stream<DynamicTest> lower_packages_do_not_know_higher_ones() {
        return IntStream.range(0, LAYERS.size())
                .boxed()
                .flatMap(layer -> LAYERS.get(layer).stream()
                        .map(name -> DynamicTest.dynamicTest(
                                name,
                                () -> noClasses()
                                        .that()
                                        .resideInAPackage(full(name))
                                        .should()
                                        .dependOnClassesThat()
                                        .resideInAnyPackage(strangers(layer, name))
                                        .allowEmptyShould(true)
                                        .check(CORE))));
    }

    private static String[] strangers(int layer, String name) {
        return LAYERS.subList(layer, LAYERS.size()).stream()
                .flatMap(List::stream)
                .filter(other -> !other.equals(name))
                .map(LayersTest::full)
                .toArray(String[]::new);
    }

    @Test
    void every_package_has_its_layer() {
        List<String> known =
                LAYERS.stream().flatMap(List::stream).map(LayersTest::full).toList();
        assertThat(CORE.stream().map(c -> c.getPackageName()).distinct()).isSubsetOf(known);
    }

    @Test
    void the_core_does_no_input_or_output() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io", "java.nio.file..", "java.net..", "java.sql..")
                .because("files, stores and networks belong to the other modules")
                .check(CORE);
        NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(CORE);
    }

    @Test
    void only_the_language_and_its_layout_know_the_parser_generator() {
        noClasses()
                .that()
                .resideOutsideOfPackages(full("language"), full("layout"))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.antlr..")
                .check(CORE);
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
                .haveSimpleNameNotStartingWith("Design")
                .and()
                .doNotHaveSimpleName("package-info")
                .should()
                .haveModifier(JavaModifier.FINAL)
                .check(CORE);
    }

    private static String full(String name) {
        return "org.colonnade." + name;
    }
}
