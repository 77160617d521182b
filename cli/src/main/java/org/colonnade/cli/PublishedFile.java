package org.colonnade.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.measurement.Published;

/** Figures of others: a line each with mix, schema, weighted mean in milliseconds and bytes, these two perhaps empty. */
final class PublishedFile {
    private static final int CELLS = 4;

    private PublishedFile() {}

    /** Reads all of it; whatever is wrong is said at once. */
    static List<Published> read(Path file) {
        List<Published> figures = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    figures.add(figure(line.split(",", -1)));
                } catch (IllegalArgumentException e) {
                    problems.add(file + ":" + (i + 1) + ": '" + line
                            + "' is no figure; one looks like bidding,expert,41.6,6.7e9");
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new Unusable(String.join("\n", problems));
        }
        return figures;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new Unusable("cannot read " + file + ": " + e.getMessage());
        }
    }

    private static Published figure(String... cells) {
        if (cells.length != CELLS) {
            throw new IllegalArgumentException("not " + CELLS + " cells");
        }
        return new Published(cells[0].strip(), cells[1].strip(), number(cells[2].strip()), number(cells[3].strip()));
    }

    private static OptionalDouble number(String text) {
        return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }
}
