package org.colonnade.csv;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.data.ValueText;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Relationship;

/**
 * Finds the partners of instances by their keys.
 *
 * <p>Invariant: that a partner is not there is only said where its file was read without a problem. Else it might be in
 * one of the records that are to be mended.
 */
final class Tying {
    private final Path directory;
    private final Map<Entity, EntityTable> tables;
    private final List<BadRecord> problems;
    private final MessageDigest digest;
    private final Set<Entity> sound;

    /** @param tables the instances of all entities, whose files have been read */
    Tying(Path directory, Map<Entity, EntityTable> tables, List<BadRecord> problems, MessageDigest digest) {
        this.directory = directory;
        this.tables = tables;
        this.problems = problems;
        this.digest = digest;
        Set<String> bad = problems.stream().map(BadRecord::file).collect(Collectors.toSet());
        this.sound = tables.keySet().stream()
                .filter(e -> !bad.contains(file(e).path()))
                .collect(Collectors.toSet());
    }

    private CsvFile file(Object of) {
        return CsvFile.of(directory, of, problems);
    }

    Ties tie(Relationship relationship) {
        Ties tied = new Ties(
                tables.get(relationship.from()).count(),
                tables.get(relationship.to()).count());
        if (relationship.cardinality() == Cardinality.MANY_TO_MANY) {
            tieMany(relationship, tied);
        } else {
            tieOne(relationship, tied);
        }
        return tied;
    }

    private void tieOne(Relationship relationship, Ties tied) {
        EntityTable table = tables.get(relationship.from());
        List<List<Object>> keys = table.partners(relationship);
        for (int number = 0; number < keys.size(); number++) {
            if (keys.get(number) != null) {
                long instance = number;
                List<Object> key = keys.get(number);
                attempt(relationship, table.line(number), () -> tieOne(relationship, tied, instance, key));
            }
        }
        table.strays().stream()
                .filter(s -> s.relationship().equals(relationship))
                .forEach(s -> attempt(relationship, s.line(), () -> number(relationship.to(), s.key())));
    }

    private void attempt(Relationship relationship, long line, Runnable action) {
        try {
            action.run();
        } catch (IllegalArgumentException e) {
            tables.get(relationship.from()).file().complain(line, relationship.name() + ": " + e.getMessage());
        }
    }

    private void tieOne(Relationship relationship, Ties tied, long instance, List<Object> key) {
        OptionalLong partner = number(relationship.to(), key);
        if (partner.isPresent()) {
            tied.add(instance, partner.getAsLong());
            refuseSharing(relationship, tied, partner.getAsLong(), key);
        }
    }

    private static void refuseSharing(Relationship relationship, Ties tied, long partner, List<Object> key) {
        boolean shared = tied.backward(partner).size() > 1;
        if (shared && relationship.cardinality() == Cardinality.ONE_TO_ONE) {
            throw new IllegalArgumentException("the " + relationship.to() + " '" + EntityTable.text(key)
                    + "' has a partner already, but the relationship is one-to-one");
        }
    }

    /** The instance with a key; nothing if it may be in a bad record. */
    private OptionalLong number(Entity entity, List<Object> key) {
        OptionalLong number = tables.get(entity).number(key);
        if (number.isEmpty() && sound.contains(entity)) {
            throw new IllegalArgumentException("there is no " + entity + " with the key '" + EntityTable.text(key)
                    + "' in " + file(entity).name());
        }
        return number;
    }

    private void tieMany(Relationship relationship, Ties tied) {
        CsvFile file = file(relationship);
        if (file.exists()) {
            file.read(digest, header -> {
                int from = relationship.from().keyColumns().size();
                int to = relationship.to().keyColumns().size();
                if (header.size() == from + to) {
                    return Optional.of((line, cells) -> tie(relationship, tied, cells));
                }
                file.complain(
                        1,
                        "it must have " + (from + to == 2 ? "two" : from + to) + " columns: the key of the "
                                + relationship.from() + ", the key of the " + relationship.to());
                return Optional.empty();
            });
        }
        if (relationship.mandatory() && sound.contains(relationship.to())) {
            requireSome(relationship, tied, file);
        }
    }

    private void requireSome(Relationship relationship, Ties tied, CsvFile file) {
        EntityTable table = tables.get(relationship.from());
        for (long number = 0; number < table.count(); number++) {
            if (tied.forward(number).isEmpty()) {
                table.file().complain(table.line(number), "it has no " + relationship.name() + " in " + file.name());
            }
        }
    }

    private void tie(Relationship relationship, Ties tied, List<String> cells) {
        int first = relationship.from().keyColumns().size();
        OptionalLong from = number(relationship.from(), key(relationship.from(), cells.subList(0, first)));
        OptionalLong to = number(relationship.to(), key(relationship.to(), cells.subList(first, cells.size())));
        if (from.isPresent() && to.isPresent() && !tied.add(from.getAsLong(), to.getAsLong())) {
            throw new IllegalArgumentException("these two are tied already by an earlier line");
        }
    }

    private static List<Object> key(Entity entity, List<String> cells) {
        List<KeyColumn> columns = entity.keyColumns();
        return IntStream.range(0, cells.size())
                .mapToObj(i -> ValueText.read(columns.get(i).type(), cells.get(i)))
                .toList();
    }
}
