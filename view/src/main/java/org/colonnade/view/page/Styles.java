package org.colonnade.view.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheets that stand beside this class. */
public final class Styles {
    private Styles() {}

    /** One after the other, from a line of their own on. */
    public static String of(String... files) {
        StringBuilder styles = new StringBuilder("\n");
        for (String file : files) {
            styles.append(read(file));
        }
        return styles.toString();
    }

    private static String read(String file) {
        try (InputStream in = Styles.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
