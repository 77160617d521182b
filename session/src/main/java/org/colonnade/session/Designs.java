package org.colonnade.session;

import java.nio.file.Path;
import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Library;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/** Designs from the files of a library. */
record Designs(Library library) {
    static final String ASKED = "asked_about";
    private static final String QUESTION = "FAMILY";

    /** A design without errors, and what is worth telling of it. */
    record Read(Design design, List<Problem> warnings) {}

    /** How a design is read. */
    interface Way {
        Read read(Designs designs);
    }

    /** Reads the design in a file and those that it imports; errors are refused. */
    Read read(Path file) {
        return read(name(file), library);
    }

    /** Reads the same with one more schema, {@link #ASKED}, which has only this family. */
    Read readWith(Path file, String family) {
        String text = "import \"" + name(file).replace("\\", "\\\\") + "\"\nschema " + ASKED + " { family asked "
                + family + " }\n";
        return read(QUESTION, new Library() {
            @Override
            public Source open(String wanted) throws Unreadable {
                return wanted.equals(QUESTION) ? new Source(QUESTION, text) : library.open(wanted);
            }

            @Override
            public String resolve(String importer, String imported) {
                return importer.equals(QUESTION) ? imported : library.resolve(importer, imported);
            }
        });
    }

    private static String name(Path file) {
        return FileLibrary.names(List.of(file)).get(0);
    }

    private static Read read(String name, Library library) {
        ReadDesign reading = DesignReader.read(name, library);
        return new Read(reading.design().orElseThrow(() -> Refusal.of(reading.problems())), reading.problems());
    }

    /** Returns what people call the design in a file: its name without the extension. */
    static String title(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".design") ? name.substring(0, name.length() - ".design".length()) : name;
    }
}
