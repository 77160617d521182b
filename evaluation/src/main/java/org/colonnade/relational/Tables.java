package org.colonnade.relational;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;

/** The names of tables and columns, and the statements that create them. */
final class Tables {
    static final String FROM = "\"from\"";
    static final String TO = "\"to\"";

    private Tables() {}

    static String table(Entity entity) {
        return quoted(entity.name());
    }

    static String column(Attribute attribute) {
        return quoted(attribute.name());
    }

    /** The column of a to-one relationship: the partner's key. */
    static String column(Relationship relationship) {
        return quoted("-> " + relationship.name());
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
            String from = FROM + " " + SqlValue.type(r.from().key().type());
            String to = TO + " " + SqlValue.type(r.to().key().type());
            statements.add(
                    "CREATE TABLE " + table(r) + " (" + from + ", " + to + ", PRIMARY KEY (" + FROM + ", " + TO + "))");
            statements.add("CREATE INDEX ON " + table(r) + " (" + TO + ")");
        });
        return statements;
    }

    private static List<String> creation(Model model, Entity entity) {
        List<Relationship> partners = columns(model, entity);
        Stream<String> attributes = entity.attributes().stream()
                .map(a -> column(a) + " " + SqlValue.type(a.type()) + (a.isKey() ? " PRIMARY KEY" : ""));
        Stream<String> relationships = partners.stream()
                .map(r -> column(r) + " " + SqlValue.type(r.to().key().type()));
        List<String> statements = new ArrayList<>();
        statements.add("CREATE TABLE " + table(entity) + " ("
                + String.join(", ", Stream.concat(attributes, relationships).toList()) + ")");
        partners.forEach(r -> statements.add("CREATE INDEX ON " + table(entity) + " (" + column(r) + ")"));
        return statements;
    }
}
