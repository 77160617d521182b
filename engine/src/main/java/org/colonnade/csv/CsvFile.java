package org.colonnade.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** One file of comma-separated values, as RFC 4180 has them, in UTF-8. Its first record is the header. */
final class CsvFile {
    static final String EXTENSION = ".csv";

    private static final String MARK = "\uFEFF";

    private final Path path;
    private final List<BadRecord> problems;

    private CsvFile(Path path, List<BadRecord> problems) {
        this.path = path;
        this.problems = problems;
    }

    /** The file of an entity or a relationship. */
    static CsvFile of(Path directory, Object what, List<BadRecord> problems) {
        return new CsvFile(directory.resolve(what + EXTENSION), problems);
    }

    /** Returns the path as problems name it. */
    String path() {
        return path.toString();
    }

    String name() {
        return path.getFileName().toString();
    }

    boolean exists() {
        return Files.exists(path);
    }

    /** Takes a record with as many cells as the header; fails with an {@link IllegalArgumentException} if it is bad. */
    interface Records {
        void add(long line, List<String> cells);
    }

    /**
     * Reads all records.
     *
     * @param begin what takes the records under a header, or nothing if the header is bad
     */
    void read(MessageDigest digest, Function<List<String>, Optional<Records>> begin) {
        long line = 1;
        try (CSVParser parser = CSVParser.parse(
                new BufferedReader(new InputStreamReader(
                        new DigestInputStream(Files.newInputStream(path), digest),
                        StandardCharsets.UTF_8.newDecoder())),
                CSVFormat.RFC4180.builder().setIgnoreEmptyLines(true).get())) {
            Iterator<CSVRecord> records = parser.iterator();
            if (!records.hasNext()) {
                complain(0, "it is empty; its first line must name the columns");
                return;
            }
            List<String> header = header(records.next());
            Optional<Records> target = begin.apply(header);
            line = parser.getCurrentLineNumber() + 1;
            while (target.isPresent() && records.hasNext()) {
                List<String> cells = records.next().toList();
                add(parser.getCurrentLineNumber() - breaks(cells), cells, header.size(), target.get());
                line = parser.getCurrentLineNumber() + 1;
            }
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            unreadable(line, e);
        }
    }

    private static List<String> header(CSVRecord record) {
        return record.stream().map(c -> c.replace(MARK, "").strip()).toList();
    }

    private static long breaks(List<String> cells) {
        return cells.stream().flatMapToInt(String::chars).filter(c -> c == '\n').count();
    }

    private void add(long line, List<String> cells, int columns, Records target) {
        if (cells.size() != columns) {
            complain(
                    line,
                    "it has " + cells.size() + " cells where the header has " + columns
                            + (cells.size() < columns
                                    ? "; leave a cell empty where there is no value"
                                    : "; put values with commas between quotes"));
            return;
        }
        try {
            target.add(line, cells);
        } catch (IllegalArgumentException e) {
            complain(line, e.getMessage());
        }
    }

    private void unreadable(long line, Exception e) {
        Throwable cause = e.getCause() instanceof IOException io ? io : e;
        if (cause instanceof CharacterCodingException) {
            complain(0, "it is not in UTF-8; save it in that encoding");
        } else if (String.valueOf(cause.getMessage()).contains("EOF")) {
            complain(line, "a quote is opened here and never closed");
        } else {
            complain(line, "it cannot be read: " + cause.getMessage());
        }
    }

    void complain(long line, String message) {
        problems.add(new BadRecord(path.toString(), line, message));
    }
}
