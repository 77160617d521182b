package org.colonnade.language;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.text.Problem;

/** Reads designs from files. */
public final class DesignFile {
    private DesignFile() {}

    /**
     * Reads the design in a file, with its imports.
     *
     * @throws IllegalArgumentException with all its problems if it is no design
     */
    public static Design read(Path file) {
        ReadDesign reading = DesignReader.read(file.toString(), new FileLibrary(InputStream.nullInputStream()));
        return reading.design()
                .orElseThrow(() -> new IllegalArgumentException(file + " is no design:\n"
                        + reading.problems().stream().map(Problem::toString).collect(Collectors.joining("\n"))));
    }
}
