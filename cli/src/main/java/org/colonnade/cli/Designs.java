package org.colonnade.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Library;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** The design that a command works on. */
final class Designs {
    static final String ASKED = "asked_about";
    private static final String QUESTION = "FAMILY";

    private final Console console;

    Designs(Console console) {
        this.console = console;
    }

    /** The design in a file and those it imports; if it has errors, they are reported and there is none. */
    Optional<Design> read(Path file) {
        return read(FileLibrary.names(List.of(file)).get(0), new FileLibrary(console.in()));
    }

    /** The same with one more schema, {@link #ASKED}, which has only this family. */
    Optional<Design> readWith(Path file, String family) {
        FileLibrary files = new FileLibrary(console.in());
        String name = FileLibrary.names(List.of(file)).get(0);
        String text =
                "import \"" + name.replace("\\", "\\\\") + "\"\nschema " + ASKED + " { family asked " + family + " }\n";
        return read(QUESTION, new Library() {
            @Override
            public Source open(String wanted) throws Unreadable {
                return wanted.equals(QUESTION) ? new Source(QUESTION, text) : files.open(wanted);
            }

            @Override
            public String resolve(String importer, String imported) {
                return importer.equals(QUESTION) ? imported : files.resolve(importer, imported);
            }
        });
    }

    private Optional<Design> read(String name, Library library) {
        ReadDesign reading = DesignReader.read(name, library);
        new ProblemPrinter(console).add(reading.problems());
        return reading.design();
    }

    /** What people call the design in a file: its name without the extension. */
    static String title(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".design") ? name.substring(0, name.length() - ".design".length()) : name;
    }
}
