package org.colonnade.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.measurement.Published;
import org.colonnade.text.Source;

/** The designs of the published workloads, and figures that were published of them. */
public final class Workloads {
    private Workloads() {}

    /** The text of a design, or of what belongs to one. */
    static String text(String name) {
        try (InputStream in = Workloads.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What was published of RUBiS. */
    public static List<Published> published() {
        return text("rubis-published.csv")
                .lines()
                .flatMap(l -> Published.read(l).stream())
                .toList();
    }

    /** The auction site. */
    public static Design rubis() {
        return read("rubis", text("rubis.design"));
    }

    /** A design that imports nothing. */
    static Design read(String name, String text) {
        Source source = new Source(name, text);
        return DesignReader.read(source).design().orElseThrow();
    }
}
