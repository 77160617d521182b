package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.Reading;

/** The design that a command works on. */
final class Designs {
    private final Console console;

    Designs(Console console) {
        this.console = console;
    }

    /** The design in a file and those it imports; if it has errors, they are reported and there is none. */
    Optional<Design> read(Path file) {
        String name = FileLibrary.names(List.of(file)).get(0);
        Reading reading = DesignReader.read(name, new FileLibrary(console.in()));
        new Report(console).add(reading.problems());
        return reading.design();
    }

    /** What people call the design in a file: its name without the extension. */
    static String title(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".design") ? name.substring(0, name.length() - ".design".length()) : name;
    }
}
