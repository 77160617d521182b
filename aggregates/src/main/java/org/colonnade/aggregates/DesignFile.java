package org.colonnade.aggregates;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** Reads designs from files. */
public final class DesignFile {
    private DesignFile() {}

    /**
     * Reads the design in a file, with its imports.
     *
     * @throws IllegalArgumentException with all its problems if it is no design
     */
    public static Design read(Path file) {
        ReadDesign reading = DesignReader.read(file.toString(), new FileSources());
        return reading.design()
                .orElseThrow(() -> new IllegalArgumentException(file + " is no design:\n"
                        + reading.problems().stream().map(Problem::toString).collect(Collectors.joining("\n"))));
    }

    /** Files by their paths; imports are relative to the file that imports. */
    private static final class FileSources implements Library {
        @Override
        public Source open(String name) throws Unreadable {
            try {
                return new Source(name, Files.readString(Path.of(name)));
            } catch (IOException e) {
                throw new Unreadable(
                        Problem.error(new Source(name, "").whole(), "the file cannot be read: " + e.getMessage(), ""));
            }
        }

        @Override
        public String resolve(String importer, String imported) {
            return Path.of(importer).resolveSibling(imported).normalize().toString();
        }
    }
}
