package org.colonnade.csv;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.colonnade.data.ValueText;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.text.NearNames;

/**
 * What is in a directory of files, for a model.
 *
 * <p>{@code User.csv} has a column for each attribute of the entity and for each to-one relationship that it declares,
 * which holds the partner's key; optional ones may be left out. {@code Article.tags.csv} has two columns: the keys of the
 * two that are tied. A value object or a collection is JSON. Invariant: there are data, or problems.
 */
public record CsvReading(Optional<CsvData> data, List<BadRecord> problems) {
    private static final String EXTENSION = ".csv";
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
            if (problems.isEmpty()) {
                model.relationships().forEach(this::tie);
            }
            String identity =
                    "files " + HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
            return new CsvReading(
                    problems.isEmpty() ? Optional.of(new CsvData(tables, ties, identity)) : Optional.empty(), problems);
        }

        private CsvFile file(Object of) {
            return new CsvFile(directory.resolve(of + EXTENSION), problems);
        }

        private void readEntity(Entity entity) {
            EntityTable table = new EntityTable(model, entity, file(entity));
            tables.put(entity, table);
            if (table.file().exists()) {
                table.file().read(digest, table::begin);
            } else {
                table.file().complain(0, "there is no such file; if there is no " + entity + ", it has only a header");
            }
        }

        private void findStrangers() throws IOException {
            List<String> known = Stream.concat(
                            model.entities().stream(),
                            model.relationships().stream().filter(r -> r.cardinality() == Cardinality.MANY_TO_MANY))
                    .map(o -> o + EXTENSION)
                    .toList();
            try (Stream<Path> files = Files.list(directory)) {
                files.map(f -> f.getFileName().toString())
                        .filter(f -> f.endsWith(EXTENSION) && !known.contains(f))
                        .sorted()
                        .forEach(f -> problems.add(new BadRecord(
                                directory.resolve(f).toString(),
                                0,
                                "it is the file of no entity or many-to-many relationship; "
                                        + NearNames.help(f, known))));
            }
        }

        private void tie(Relationship relationship) {
            Ties tied = new Ties(
                    tables.get(relationship.from()).count(),
                    tables.get(relationship.to()).count());
            ties.put(relationship, tied);
            if (relationship.cardinality() == Cardinality.MANY_TO_MANY) {
                tieMany(relationship, tied);
            } else {
                tieOne(relationship, tied);
            }
        }

        private void tieOne(Relationship relationship, Ties tied) {
            EntityTable table = tables.get(relationship.from());
            List<Object> keys = table.partners(relationship);
            for (int number = 0; number < keys.size(); number++) {
                if (keys.get(number) != null) {
                    try {
                        long partner = number(relationship.to(), keys.get(number));
                        tied.add(number, partner);
                        refuseSharing(relationship, tied, partner, keys.get(number));
                    } catch (IllegalArgumentException e) {
                        table.file().complain(table.line(number), relationship.name() + ": " + e.getMessage());
                    }
                }
            }
        }

        private static void refuseSharing(Relationship relationship, Ties tied, long partner, Object key) {
            boolean shared = tied.backward(partner).size() > 1;
            if (shared && relationship.cardinality() == Cardinality.ONE_TO_ONE) {
                throw new IllegalArgumentException("the " + relationship.to() + " '" + ValueText.write(key)
                        + "' has a partner already, but the relationship is one-to-one");
            }
        }

        private long number(Entity entity, Object key) {
            OptionalLong number = tables.get(entity).number(key);
            return number.orElseThrow(() -> new IllegalArgumentException(
                    "there is no " + entity + " with the key '" + ValueText.write(key) + "' in " + entity + EXTENSION));
        }

        private void tieMany(Relationship relationship, Ties tied) {
            CsvFile file = file(relationship);
            if (file.exists()) {
                file.read(digest, header -> {
                    if (header.size() == 2) {
                        return Optional.of((line, cells) -> tie(relationship, tied, cells));
                    }
                    file.complain(
                            1,
                            "it must have two columns: the key of the " + relationship.from() + ", the key of the "
                                    + relationship.to());
                    return Optional.empty();
                });
            }
            EntityTable table = tables.get(relationship.from());
            for (long number = 0; relationship.mandatory() && number < table.count(); number++) {
                if (tied.forward(number).isEmpty()) {
                    table.file()
                            .complain(table.line(number), "it has no " + relationship.name() + " in " + file.name());
                }
            }
        }

        private void tie(Relationship relationship, Ties tied, List<String> cells) {
            long from = number(relationship.from(), key(relationship.from(), cells.get(0)));
            long to = number(relationship.to(), key(relationship.to(), cells.get(1)));
            if (!tied.add(from, to)) {
                throw new IllegalArgumentException("these two are tied already by an earlier line");
            }
        }

        private static Object key(Entity entity, String cell) {
            return ValueText.read(entity.key().type(), cell);
        }
    }
}
