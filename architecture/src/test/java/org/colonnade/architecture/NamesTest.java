package org.colonnade.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A name means one thing: no two types that readers may meet together share one. Types of different modules may, if
 * not both are public, as the adapters of stores do.
 */
class NamesTest {
    /** The import of a type within another one. */
    private static final Pattern NESTED =
            Pattern.compile("(?m)^import org\\.colonnade\\.[a-z.]+\\.[A-Z]\\w*\\.([A-Z]\\w*);");

    @Test
    void no_two_public_types_share_a_name() {
        assertThat(shared(named(Classes.ALL.stream()).filter(NamesTest::isPublic)))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("org.colonnade.architecture.Module#names")
    void no_two_types_of_a_module_share_a_name(String module) {
        List<String> packages = Classes.packagesOf(module).toList();
        assertThat(shared(named(Classes.ALL.stream()).filter(c -> packages.contains(c.getPackageName()))))
                .isEmpty();
    }

    /** Where a name has two meanings, code says which: {@code Placement.Change}. */
    @ParameterizedTest
    @MethodSource("org.colonnade.architecture.Module#names")
    void types_within_others_are_not_imported_under_the_name_of_a_public_type(String module) throws IOException {
        Set<String> names = named(Classes.ALL.stream())
                .filter(NamesTest::isPublic)
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());
        assertThat(NESTED.matcher(sources(module))
                        .results()
                        .filter(i -> names.contains(i.group(1)))
                        .map(MatchResult::group))
                .isEmpty();
    }

    private static String sources(String module) throws IOException {
        Path sources = Goldens.root().resolve(module).resolve("src/main/java");
        if (!Files.exists(sources)) {
            return "";
        }
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    private static Stream<JavaClass> named(Stream<JavaClass> classes) {
        return classes.filter(JavaClass::isTopLevelClass)
                .filter(c -> !c.getSimpleName().equals("package-info"))
                .filter(c -> !c.getPackageName().endsWith("jmh_generated"));
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC);
    }

    /** The names that several types have, each with their packages. */
    private static Map<String, List<String>> shared(Stream<JavaClass> types) {
        return types
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getPackageName, Collectors.toList())))
                .entrySet()
                .stream()
                .filter(e -> e.getValue().size() > 1)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, TreeMap::new));
    }
}
