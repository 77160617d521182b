package org.colonnade.csv;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.data.ValueText;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.text.NearNames;

/** The instances in an entity's file: their values, and the keys of their partners. */
final class EntityTable {
    private final Entity entity;
    private final CsvFile file;
    private final Map<String, Attribute> attributes = new LinkedHashMap<>();
    private final Map<String, PartnerColumn> partners = new LinkedHashMap<>();
    private final List<Object[]> rows = new ArrayList<>();
    private final List<Long> lines = new ArrayList<>();
    private final Map<List<Object>, Long> numbers = new HashMap<>();
    private final Map<Relationship, List<List<Object>>> links = new LinkedHashMap<>();
    private final List<Stray> strays = new ArrayList<>();

    /** The key of a partner in a record that is bad for another reason. */
    record Stray(long line, Relationship relationship, List<Object> key) {}

    /** A column with a part of the keys of partners along a to-one relationship. */
    private record PartnerColumn(Relationship relationship, int place) {
        KeyColumn part() {
            return relationship.to().keyColumns().get(place);
        }
    }

    EntityTable(Model model, Entity entity, CsvFile file) {
        this.entity = entity;
        this.file = file;
        entity.attributes().forEach(a -> attributes.put(a.name(), a));
        model.relationships().stream()
                .filter(r -> r.from().equals(entity) && r.cardinality() != Cardinality.MANY_TO_MANY)
                .forEach(r -> {
                    List<KeyColumn> key = r.to().keyColumns();
                    for (int i = 0; i < key.size(); i++) {
                        partners.put(key.size() == 1 ? r.name() : r.name() + "." + key.get(i), new PartnerColumn(r, i));
                    }
                    links.put(r, new ArrayList<>());
                });
    }

    CsvFile file() {
        return file;
    }

    long count() {
        return rows.size();
    }

    Object value(Attribute attribute, long number) {
        return rows.get((int) number)[entity.attributes().indexOf(attribute)];
    }

    long line(long number) {
        return lines.get((int) number);
    }

    /** The instance with a key. */
    OptionalLong number(List<Object> key) {
        Long number = numbers.get(plain(key));
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }

    /** The keys of the partners along a to-one relationship, by the numbers of the instances; null for none. */
    List<List<Object>> partners(Relationship relationship) {
        return links.get(relationship);
    }

    List<Stray> strays() {
        return strays;
    }

    Optional<CsvFile.Records> begin(List<String> header) {
        List<String> wrong = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Set<String> known = new HashSet<>(attributes.keySet());
        known.addAll(partners.keySet());
        for (String column : header) {
            if (!known.contains(column)) {
                wrong.add(entity + " has no attribute or to-one relationship '" + column + "'"
                        + NearNames.help(
                                "; ",
                                column,
                                List.copyOf(known).stream().sorted().toList()));
            } else if (!seen.add(column)) {
                wrong.add("the column '" + column + "' is there twice");
            }
        }
        attributes.values().stream()
                .filter(a -> !a.optional() && !seen.contains(a.name()))
                .forEach(a -> wrong.add("the column '" + a.name() + "' is missing"));
        partners.forEach((name, column) -> {
            if (column.relationship.mandatory() && !seen.contains(name)) {
                wrong.add("the column '" + name + "' is missing: the key of each one's " + column.relationship.to());
            }
        });
        wrong.forEach(w -> file.complain(1, w));
        return wrong.isEmpty() ? Optional.of((line, cells) -> add(header, line, cells)) : Optional.empty();
    }

    private void add(List<String> header, long line, List<String> cells) {
        Object[] row = new Object[attributes.size()];
        Map<Relationship, List<Object>> tied = new HashMap<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            String column = header.get(i);
            try {
                if (partners.containsKey(column)) {
                    PartnerColumn partner = partners.get(column);
                    tied.computeIfAbsent(partner.relationship, EntityTable::unknown)
                            .set(partner.place, partner(partner, cells.get(i)));
                } else {
                    Attribute attribute = attributes.get(column);
                    row[entity.attributes().indexOf(attribute)] = value(attribute, cells.get(i));
                }
            } catch (IllegalArgumentException e) {
                wrong.add(column + ": " + e.getMessage());
            }
        }
        tied.forEach((relationship, key) -> refuseParts(relationship, key, wrong));
        List<Object> key = plain(key(row, tied));
        Long first = key.contains(null) ? null : numbers.get(key);
        if (first != null) {
            wrong.add("the key '" + text(key) + "' is there already, in line " + lines.get(first.intValue())
                    + "; keys must differ");
        }
        tied.values().removeIf(k -> k.contains(null));
        if (!wrong.isEmpty()) {
            links.keySet().stream().filter(tied::containsKey).forEach(r -> strays.add(new Stray(line, r, tied.get(r))));
            throw new IllegalArgumentException(String.join("; ", wrong));
        }
        numbers.put(key, (long) rows.size());
        rows.add(row);
        lines.add(line);
        links.forEach((relationship, keys) -> keys.add(tied.get(relationship)));
    }

    private static List<Object> unknown(Relationship relationship) {
        return new ArrayList<>(
                Collections.nCopies(relationship.to().keyColumns().size(), null));
    }

    /** Some parts of a key are no key. */
    private static void refuseParts(Relationship relationship, List<Object> key, List<String> wrong) {
        boolean some = key.contains(null) && key.stream().anyMatch(v -> v != null);
        if (some && !relationship.mandatory()) {
            wrong.add(
                    relationship.name() + ": it needs all parts of the key of its " + relationship.to() + ", or none");
        }
    }

    /** The key of the instance of a record; what is not there is null. */
    private List<Object> key(Object[] row, Map<Relationship, List<Object>> tied) {
        List<Object> key = new ArrayList<>();
        for (KeyPart part : entity.key()) {
            if (part instanceof KeyPart.Own own) {
                key.add(row[entity.attributes().indexOf(own.attribute())]);
            } else {
                links.keySet().stream()
                        .filter(r -> r.name().equals(part.name()))
                        .forEach(r -> key.addAll(tied.getOrDefault(r, unknown(r))));
            }
        }
        return key;
    }

    private static Object value(Attribute attribute, String cell) {
        boolean text = attribute.type().is(Scalar.TEXT);
        if (cell.isEmpty() && attribute.optional()) {
            return null;
        } else if (cell.isEmpty() && !text) {
            throw new IllegalArgumentException("it needs a value, because it is not optional");
        }
        return ValueText.read(attribute.type(), cell);
    }

    private static Object partner(PartnerColumn column, String cell) {
        if (cell.isEmpty() && !column.relationship.mandatory()) {
            return null;
        } else if (cell.isEmpty()) {
            throw new IllegalArgumentException("it needs the key of its " + column.relationship.to());
        }
        return ValueText.read(column.part().type(), cell);
    }

    private static List<Object> plain(List<Object> key) {
        List<Object> plain = new ArrayList<>();
        key.forEach(v -> plain.add(v instanceof BigDecimal number ? number.stripTrailingZeros() : v));
        return plain;
    }

    /** A key as problems show it. */
    static String text(List<Object> key) {
        return key.stream().map(ValueText::write).collect(Collectors.joining(", "));
    }
}
