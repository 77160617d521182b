package org.colonnade.csv;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.colonnade.data.ValueText;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.text.NearNames;

/** The instances in an entity's file: their values, and the keys of their partners. */
final class EntityTable {
    private final Entity entity;
    private final CsvFile file;
    private final Map<String, Attribute> attributes = new LinkedHashMap<>();
    private final Map<String, Relationship> partners = new LinkedHashMap<>();
    private final List<Object[]> rows = new ArrayList<>();
    private final List<Long> lines = new ArrayList<>();
    private final Map<Object, Long> numbers = new HashMap<>();
    private final Map<Relationship, List<Object>> links = new HashMap<>();
    private final List<Stray> strays = new ArrayList<>();

    /** The key of a partner in a record that is bad for another reason. */
    record Stray(long line, Relationship relationship, Object key) {}

    EntityTable(Model model, Entity entity, CsvFile file) {
        this.entity = entity;
        this.file = file;
        entity.attributes().forEach(a -> attributes.put(a.name(), a));
        model.relationships().stream()
                .filter(r -> r.from().equals(entity) && r.cardinality() != Cardinality.MANY_TO_MANY)
                .forEach(r -> {
                    partners.put(r.name(), r);
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
    OptionalLong number(Object key) {
        Long number = numbers.get(plain(key));
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }

    /** The keys of the partners along a to-one relationship, by the numbers of the instances; null for none. */
    List<Object> partners(Relationship relationship) {
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
        partners.values().stream()
                .filter(r -> r.mandatory() && !seen.contains(r.name()))
                .forEach(r -> wrong.add("the column '" + r.name() + "' is missing: the key of each one's " + r.to()));
        wrong.forEach(w -> file.complain(1, w));
        return wrong.isEmpty() ? Optional.of((line, cells) -> add(header, line, cells)) : Optional.empty();
    }

    private void add(List<String> header, long line, List<String> cells) {
        Object[] row = new Object[attributes.size()];
        Map<Relationship, Object> tied = new HashMap<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            String column = header.get(i);
            try {
                if (partners.containsKey(column)) {
                    Relationship relationship = partners.get(column);
                    tied.put(relationship, partner(relationship, cells.get(i)));
                } else {
                    Attribute attribute = attributes.get(column);
                    row[entity.attributes().indexOf(attribute)] = value(attribute, cells.get(i));
                }
            } catch (IllegalArgumentException e) {
                wrong.add(column + ": " + e.getMessage());
            }
        }
        Object key = plain(row[entity.attributes().indexOf(entity.key())]);
        Long first = key == null ? null : numbers.get(key);
        if (first != null) {
            wrong.add("the key '" + ValueText.write(key) + "' is there already, in line " + lines.get(first.intValue())
                    + "; keys must differ");
        }
        if (!wrong.isEmpty()) {
            partners.values().stream()
                    .filter(r -> tied.get(r) != null)
                    .forEach(r -> strays.add(new Stray(line, r, tied.get(r))));
            throw new IllegalArgumentException(String.join("; ", wrong));
        }
        numbers.put(key, (long) rows.size());
        rows.add(row);
        lines.add(line);
        links.forEach((relationship, keys) -> keys.add(tied.get(relationship)));
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

    private static Object partner(Relationship relationship, String cell) {
        if (cell.isEmpty() && !relationship.mandatory()) {
            return null;
        } else if (cell.isEmpty()) {
            throw new IllegalArgumentException("it needs the key of its " + relationship.to());
        }
        return ValueText.read(relationship.to().key().type(), cell);
    }

    private static Object plain(Object key) {
        return key instanceof BigDecimal number ? number.stripTrailingZeros() : key;
    }
}
