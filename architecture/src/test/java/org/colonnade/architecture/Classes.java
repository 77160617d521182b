package org.colonnade.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;

/** The compiled classes of all modules, tests aside. */
final class Classes {
    static final JavaClasses ALL = new ClassFileImporter()
            .importPaths(Module.names().stream()
                    .map(Classes::compiled)
                    .filter(Files::exists)
                    .toList());

    private Classes() {}

    /** The packages that some modules hold. */
    static String[] packagesOf(Collection<String> modules) {
        return modules.stream().flatMap(Classes::packagesOf).toArray(String[]::new);
    }

    static Stream<String> packagesOf(String module) {
        Path sources = Goldens.root().resolve(module).resolve("src/main/java");
        if (!Files.exists(sources)) {
            return Stream.of();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .filter(f -> f.toString().endsWith(".java"))
                    .map(f -> sources.relativize(f.getParent()).toString().replace('/', '.'))
                    .distinct()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path compiled(String module) {
        return Goldens.root().resolve(module).resolve("target/classes");
    }
}
