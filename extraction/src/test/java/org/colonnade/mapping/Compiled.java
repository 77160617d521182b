package org.colonnade.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles sources with the annotations that are on the class path of the tests. */
public final class Compiled {
    private Compiled() {}

    /** The classes of all sources in a folder, in another one. */
    public static Path folder(Path sources, Path target) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-classpath", System.getProperty("java.class.path"), "-d", target.toString()));
        try (Stream<Path> files = Files.list(sources)) {
            files.map(Path::toString).filter(f -> f.endsWith(".java")).sorted().forEach(arguments::add);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code = compiler.run(null, said, said, arguments.toArray(String[]::new));
        assertThat(code).as(said.toString(StandardCharsets.UTF_8)).isZero();
        return target;
    }

    /** The classes of one source. */
    public static Path source(String name, String text, Path folder) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("sources"));
        Files.writeString(sources.resolve(name + ".java"), text);
        return folder(sources, Files.createDirectories(folder.resolve("classes")));
    }
}
