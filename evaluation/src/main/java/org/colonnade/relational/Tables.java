package org.colonnade.relational;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;

/** The names of tables and columns, and the statements that create them. */
final class Tables {
    static final String FROM = "from";
    static final String TO = "to";

    private Tables() {}

    static String table(Entity entity) {
        return quoted(entity.name());
    }

    static String column(Attribute attribute) {
        return quoted(attribute.name());
    }

    /** The columns of a to-one relationship: the partner's key. */
    static List<String> columns(Relationship relationship) {
        List<KeyColumn> key = relationship.to().keyColumns();
        String name = "-> " + relationship.name();
        return key.size() == 1
                ? List.of(quoted(name))
                : key.stream().map(c -> quoted(name + "." + c)).toList();
    }

    /** The columns of an entity's key, of which some are those of relationships. */
    static List<String> key(Model model, Entity entity) {
        return entity.key().stream()
                .flatMap(p -> p instanceof KeyPart.Own own
                        ? Stream.of(column(own.attribute()))
                        : columns(model.step(entity, p.name()).orElseThrow().relationship()).stream())
                .toList();
    }

    /** The columns of one end of a many-to-many relationship. */
    static List<String> end(String end, Entity entity) {
        int size = entity.keyColumns().size();
        return size == 1
                ? List.of(quoted(end))
                : IntStream.range(0, size).mapToObj(i -> quoted(end + i)).toList();
    }

    /** Columns with their types. */
    private static Stream<String> typed(List<String> columns, Entity entity) {
        List<KeyColumn> key = entity.keyColumns();
        return IntStream.range(0, key.size())
                .mapToObj(i -> columns.get(i) + " " + SqlValue.type(key.get(i).type()));
    }

    static String list(List<String> columns) {
        return String.join(", ", columns);
    }

    /** The table of a many-to-many relationship. */
    static String table(Relationship relationship) {
        return quoted(relationship.from().name() + " <-> " + relationship.name());
    }

    static boolean isTable(Relationship relationship) {
        return relationship.cardinality() == Cardinality.MANY_TO_MANY;
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /** The relationships that are columns of an entity. */
    static List<Relationship> columns(Model model, Entity entity) {
        return model.relationships().stream()
                .filter(r -> r.from().equals(entity) && !isTable(r))
                .toList();
    }

    static List<String> creation(Model model) {
        List<String> statements = new ArrayList<>();
        model.entities().forEach(e -> statements.addAll(creation(model, e)));
        model.relationships().stream().filter(Tables::isTable).forEach(r -> {
            List<String> from = end(FROM, r.from());
            List<String> to = end(TO, r.to());
            String columns =
                    list(Stream.concat(typed(from, r.from()), typed(to, r.to())).toList());
            statements.add("CREATE TABLE " + table(r) + " (" + columns + ", PRIMARY KEY (" + list(from) + ", "
                    + list(to) + "))");
            statements.add("CREATE INDEX ON " + table(r) + " (" + list(to) + ")");
        });
        return statements;
    }

    private static List<String> creation(Model model, Entity entity) {
        List<Relationship> partners = columns(model, entity);
        Stream<String> attributes = entity.attributes().stream().map(a -> column(a) + " " + SqlValue.type(a.type()));
        Stream<String> relationships = partners.stream().flatMap(r -> typed(columns(r), r.to()));
        List<String> statements = new ArrayList<>();
        statements.add("CREATE TABLE " + table(entity) + " ("
                + list(Stream.concat(attributes, relationships).toList()) + ", PRIMARY KEY ("
                + list(key(model, entity)) + "))");
        partners.forEach(r -> statements.add("CREATE INDEX ON " + table(entity) + " (" + list(columns(r)) + ")"));
        return statements;
    }
}
