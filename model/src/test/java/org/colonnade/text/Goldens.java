package org.colonnade.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Expected outputs kept in files beside their inputs. {@code mvn verify -Dgoldens.write=true} writes them anew;
 * without it, a golden that is missing or differs is a failure.
 */
public final class Goldens {
    private static final boolean WRITE = Boolean.getBoolean("goldens.write");

    private Goldens() {}

    /** A file or folder of the test resources, in the source tree. */
    public static Path resource(String module, String name) {
        return root().resolve(module).resolve("src/test/resources").resolve(name);
    }

    /** The root of the project. */
    public static Path root() {
        return Path.of(System.getProperty("colonnade.root"));
    }

    public static void check(Path golden, String actual) {
        try {
            if (WRITE) {
                Files.writeString(golden, actual);
            }
            assertThat(actual).isEqualTo(Files.readString(golden));
        } catch (IOException e) {
            throw new UncheckedIOException("run with -Dgoldens.write=true to make " + golden, e);
        }
    }
}
