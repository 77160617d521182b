package org.colonnade.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.measurement.Published;
import org.colonnade.session.Refusal;

/** A file with figures of others, a line each. */
final class PublishedFile {
    private PublishedFile() {}

    /** Reads all of it; whatever is wrong is said at once. */
    static List<Published> read(Path file) {
        List<Published> figures = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            try {
                Published.read(lines.get(i)).ifPresent(figures::add);
            } catch (IllegalArgumentException e) {
                problems.add(file + ":" + (i + 1) + ": '" + lines.get(i).strip()
                        + "' is no figure; one looks like bidding,expert,41.6,6.7e9");
            }
        }
        Refusal.require(problems.isEmpty(), String.join("\n", problems));
        return figures;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException e) {
            throw new Refusal("cannot read " + file + ": there is no such file");
        } catch (MalformedInputException e) {
            throw new Refusal("cannot read " + file + ": it is not in UTF-8");
        } catch (IOException e) {
            throw new Refusal("cannot read " + file + ": " + e.getMessage());
        }
    }
}
