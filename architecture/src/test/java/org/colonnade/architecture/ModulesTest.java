package org.colonnade.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules stand where an outside dependency or a program begins, and bring no more than they must. */
class ModulesTest {
    private static final Pattern PICTURE = Pattern.compile("(?<=```mermaid\n).*?(?=```)", Pattern.DOTALL);

    private final House house = new House();

    @Test
    void the_picture_of_the_modules_is_drawn_from_their_poms() throws IOException {
        Path document = Goldens.root().resolve("ARCHITECTURE.md");
        String drawn =
                PICTURE.matcher(Files.readString(document)).replaceFirst(Matcher.quoteReplacement(house.picture()));
        Goldens.check(document, drawn);
    }

    @Test
    void each_directory_with_a_pom_is_a_module() throws IOException {
        try (var directories = Files.list(Goldens.root())) {
            assertThat(directories
                            .filter(d -> Files.exists(d.resolve("pom.xml")))
                            .map(d -> d.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(Module.names());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"aggregates", "engine"})
    void who_embeds_them_gets_neither_parser_nor_checker_nor_solver_nor_database(String embedded) {
        assertThat(house.modulesOf(embedded)).doesNotContain("language", "checker", "solver", "evaluation", "cli");
        assertThat(house.librariesOf(embedded)).doesNotContain("antlr4-runtime", "ortools-java", "h2", "picocli");
    }

    @ParameterizedTest
    @CsvSource({
        "org.antlr.., language",
        "com.google.ortools.., solver",
        "picocli.., cli",
        "org.eclipse.elk.., diagram",
        "org.objectweb.asm.., extraction",
        "org.apache.commons.csv.., engine",
        "org.hipparchus.., evaluation experiments",
        "org.HdrHistogram.., evaluation",
        "org.h2.mvstore.., store-embedded server-mains benchmarks",
        "org.h2.jdbcx.., evaluation",
        "com.datastax.., store-cassandra benchmarks",
        "redis.clients.., store-redis benchmarks",
        "org.apache.hadoop.., store-hbase benchmarks",
        "software.amazon.awssdk.., store-dynamodb server-mains benchmarks",
        "com.mongodb.., store-mongodb benchmarks",
        "com.couchbase.client.., store-couchbase benchmarks",
        "com.google.cloud.., store-datastore",
        "oracle.nosql.., store-oracle",
    })
    void libraries_stay_in_the_modules_that_need_them(String library, String modules) {
        String[] packages = Classes.packagesOf(List.of(modules.split(" ")));
        noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(Classes.ALL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"model", "store", "representation", "checker", "programme", "advisor"})
    void values_and_algorithms_do_no_input_or_output(String module) {
        noClasses()
                .that()
                .resideInAnyPackage(Classes.packagesOf(List.of(module)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io", "java.nio.file..", "java.net..", "java.sql..", "tools.jackson..")
                .because("files, networks and JSON belong to the other modules")
                .check(Classes.ALL);
    }
}
