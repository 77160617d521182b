package org.colonnade.csv;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.text.NearNames;

/**
 * The contents of a directory of files, for a model.
 *
 * <p>{@code User.csv} has a column for each attribute of the entity and for each to-one relationship that it declares,
 * which holds the partner's key, or one for each part of it; optional ones may be left out. {@code Article.tags.csv} has the keys of
 * the two that are tied. A value object or a collection is JSON. Invariant: there are data, or problems.
 */
public record CsvReading(Optional<CsvData> data, List<BadRecord> problems) {
    private static final int DIGITS = 16;

    public CsvReading {
        problems = List.copyOf(problems);
    }

    /** Reads all files. */
    public static CsvReading of(Model model, Path directory) throws IOException {
        return new Reader(model, directory).read();
    }

    private static final class Reader {
        private final Model model;
        private final Path directory;
        private final List<BadRecord> problems = new ArrayList<>();
        private final MessageDigest digest;
        private final Map<Entity, EntityTable> tables = new LinkedHashMap<>();
        private final Map<Relationship, Ties> ties = new LinkedHashMap<>();

        Reader(Model model, Path directory) {
            this.model = model;
            this.directory = directory;
            try {
                this.digest = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        CsvReading read() throws IOException {
            model.entities().forEach(this::readEntity);
            findStrangers();
            Tying tying = new Tying(directory, tables, problems, digest);
            model.relationships().forEach(r -> ties.put(r, tying.tie(r)));
            String identity =
                    "files " + HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
            return new CsvReading(
                    problems.isEmpty() ? Optional.of(new CsvData(tables, ties, identity)) : Optional.empty(),
                    inOrder());
        }

        private void readEntity(Entity entity) {
            EntityTable table = new EntityTable(model, entity, CsvFile.of(directory, entity, problems));
            tables.put(entity, table);
            if (table.file().exists()) {
                table.file().read(digest, table::begin);
            } else {
                table.file()
                        .complain(
                                0, "there is no such file; if there is no " + entity + ", make one with only a header");
            }
        }

        private void findStrangers() throws IOException {
            List<String> known = Stream.concat(
                            model.entities().stream(),
                            model.relationships().stream().filter(r -> r.cardinality() == Cardinality.MANY_TO_MANY))
                    .map(o -> o + CsvFile.EXTENSION)
                    .toList();
            try (Stream<Path> files = Files.list(directory)) {
                files.map(f -> f.getFileName().toString())
                        .filter(f -> f.endsWith(CsvFile.EXTENSION) && !known.contains(f))
                        .sorted()
                        .forEach(f -> problems.add(new BadRecord(
                                directory.resolve(f).toString(),
                                0,
                                "it is the file of no entity or many-to-many relationship"
                                        + NearNames.help("; ", f, known))));
            }
        }

        /** By file, in the order in which files were read, and in each by line. */
        private List<BadRecord> inOrder() {
            return problems.stream()
                    .collect(Collectors.groupingBy(BadRecord::file, LinkedHashMap::new, Collectors.toList()))
                    .values()
                    .stream()
                    .flatMap(f -> f.stream().sorted(Comparator.comparingLong(BadRecord::line)))
                    .toList();
        }
    }
}
