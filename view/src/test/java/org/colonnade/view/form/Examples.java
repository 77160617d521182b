package org.colonnade.view.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Designs for the tests of forms. */
public final class Examples {
    private Examples() {}

    /** The text of a file of the project, {@code examples/blog.design}. */
    public static String text(String file) {
        try {
            return Files.readString(Goldens.root().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An example by its name, {@code blog}. */
    public static Design named(String name) {
        return read(text("examples/" + name + ".design"));
    }

    public static Design read(String text) {
        ReadDesign reading = DesignReader.read(new Source("test.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems()));
    }
}
