package org.colonnade.relational;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.engine.Arguments;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Type;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;

/** Updates as SQL. */
record Updates(Model model, Sql sql, Arguments arguments) {
    void run(Statement statement) {
        statement.visit(
                select -> {},
                this::insert,
                update -> found(update.graph(), update.target(), update.where())
                        .forEach(k -> set(update.target().entity(), k, update.set())),
                delete -> found(delete.graph(), delete.target(), delete.where())
                        .forEach(k -> delete(delete.target().entity(), k)),
                connect -> tie(key(connect.target().entity(), connect.key()), connect.connection()),
                disconnect -> untie(key(disconnect.target().entity(), disconnect.key()), disconnect.connection()));
    }

    private void insert(Insert insert) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Assignment assignment : insert.set()) {
            values.put(Tables.column(assignment.attribute()), stored(assignment));
        }
        insert.connections().stream().filter(c -> c.step().isIdentifying()).forEach(c -> {
            List<Object> partner = key(c.step().target(), c.key());
            List<String> columns = Tables.columns(c.step().relationship());
            IntStream.range(0, partner.size()).forEach(i -> values.put(columns.get(i), partner.get(i)));
        });
        sql.update(
                "INSERT INTO " + Tables.table(insert.entity()) + " (" + String.join(", ", values.keySet())
                        + ") VALUES (" + "?, ".repeat(values.size() - 1) + "?)",
                new ArrayList<>(values.values()));
        List<Object> key = key(insert.entity(), insert.key());
        insert.connections().stream().filter(c -> !c.step().isIdentifying()).forEach(c -> tie(key, c));
    }

    private Object stored(Assignment assignment) {
        Type type = assignment.attribute().type();
        if (assignment.appends()) {
            return SqlValue.to(type, appended(List.of(), assignment));
        }
        return SqlValue.to(type, arguments.value(assignment.value(), type));
    }

    private List<Object> appended(List<?> old, Assignment assignment) {
        Type element = assignment.attribute().type().element();
        List<Object> longer = new ArrayList<>(old);
        longer.add(arguments.value(assignment.value(), element));
        return longer;
    }

    private void set(Entity entity, List<Object> key, List<Assignment> set) {
        for (Assignment assignment : set) {
            Object value = assignment.appends() ? longer(entity, key, assignment) : stored(assignment);
            update(
                    Tables.table(entity),
                    Tables.column(assignment.attribute()) + " = ?",
                    byKey(entity),
                    joined(Collections.singletonList(value), key));
        }
    }

    private Object longer(Entity entity, List<Object> key, Assignment assignment) {
        Attribute attribute = assignment.attribute();
        Object old = sql.query(
                        "SELECT " + Tables.column(attribute) + " FROM " + Tables.table(entity) + " WHERE "
                                + byKey(entity),
                        key)
                .get(0)
                .get(0);
        List<?> elements = old == null ? List.of() : (List<?>) SqlValue.from(attribute.type(), old);
        return SqlValue.to(attribute.type(), appended(elements, assignment));
    }

    private void delete(Entity entity, List<Object> key) {
        delete(Tables.table(entity), byKey(entity), key);
        for (Relationship relationship : model.relationships()) {
            if (Tables.isTable(relationship)) {
                if (relationship.from().equals(entity)) {
                    delete(Tables.table(relationship), equal(Tables.end(Tables.FROM, entity)), key);
                }
                if (relationship.to().equals(entity)) {
                    delete(Tables.table(relationship), equal(Tables.end(Tables.TO, entity)), key);
                }
            } else if (relationship.to().equals(entity)) {
                lose(relationship, key);
            }
        }
    }

    /** Whoever is identified by a partner goes with it; nobody else has it any more. */
    private void lose(Relationship relationship, List<Object> partner) {
        if (relationship.forward().isIdentifying()) {
            Entity entity = relationship.from();
            String keys = "SELECT " + Tables.list(Tables.key(model, entity)) + " FROM " + Tables.table(entity)
                    + " WHERE " + equal(Tables.columns(relationship));
            sql.query(keys, partner).forEach(k -> delete(entity, k));
        } else {
            free(relationship, partner);
        }
    }

    private void free(Relationship relationship, List<Object> partner) {
        List<String> columns = Tables.columns(relationship);
        update(Tables.table(relationship.from()), nothing(columns), equal(columns), partner);
    }

    private void tie(List<Object> key, Connection connection) {
        Relationship relationship = connection.step().relationship();
        List<List<Object>> ends = ends(key, connection);
        if (Tables.isTable(relationship)) {
            List<String> columns = ends(relationship);
            sql.update(
                    "MERGE INTO " + Tables.table(relationship) + " KEY (" + Tables.list(columns) + ") VALUES ("
                            + "?, ".repeat(columns.size() - 1) + "?)",
                    joined(ends.get(0), ends.get(1)));
            return;
        }
        if (relationship.cardinality() == Cardinality.ONE_TO_ONE) {
            free(relationship, ends.get(1));
        }
        Entity from = relationship.from();
        String set = Tables.columns(relationship).stream().map(c -> c + " = ?").collect(Collectors.joining(", "));
        update(Tables.table(from), set, byKey(from), joined(ends.get(1), ends.get(0)));
    }

    private void untie(List<Object> key, Connection connection) {
        Relationship relationship = connection.step().relationship();
        List<List<Object>> ends = ends(key, connection);
        List<Object> both = joined(ends.get(0), ends.get(1));
        if (Tables.isTable(relationship)) {
            delete(Tables.table(relationship), equal(ends(relationship)), both);
            return;
        }
        List<String> columns = Tables.columns(relationship);
        Entity from = relationship.from();
        update(Tables.table(from), nothing(columns), byKey(from) + " AND " + equal(columns), both);
    }

    /** The columns of both ends of a many-to-many relationship. */
    private static List<String> ends(Relationship relationship) {
        return Stream.concat(
                        Tables.end(Tables.FROM, relationship.from()).stream(),
                        Tables.end(Tables.TO, relationship.to()).stream())
                .toList();
    }

    /** The keys of both partners, that of the declaring entity first. */
    private List<List<Object>> ends(List<Object> key, Connection connection) {
        List<Object> partner = key(connection.step().target(), connection.key());
        return connection.step().isForward() ? List.of(key, partner) : List.of(partner, key);
    }

    private void update(String table, String set, String where, List<Object> values) {
        sql.update("UPDATE " + table + " SET " + set + " WHERE " + where, values);
    }

    private void delete(String table, String where, List<Object> values) {
        sql.update("DELETE FROM " + table + " WHERE " + where, values);
    }

    /** The keys of the instances at a node of the tuples that match. */
    private Set<List<Object>> found(QueryGraph graph, Node target, List<Predicate> where) {
        List<Column> key = graph.key(target);
        Set<List<Object>> keys = new LinkedHashSet<>();
        for (List<Object> row : new Join(model, graph, where, key).run(sql, arguments)) {
            List<Object> found = new ArrayList<>();
            for (int i = 0; i < key.size(); i++) {
                found.add(SqlValue.to(key.get(i).attribute().type(), row.get(i)));
            }
            keys.add(found);
        }
        return keys;
    }

    List<Object> key(Entity entity, List<Operand> operands) {
        List<KeyColumn> columns = entity.keyColumns();
        List<Object> key = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            Type type = columns.get(i).type();
            key.add(SqlValue.to(type, arguments.value(operands.get(i), type)));
        }
        return key;
    }

    String byKey(Entity entity) {
        return equal(Tables.key(model, entity));
    }

    private static String equal(List<String> columns) {
        return columns.stream().map(c -> c + " = ?").collect(Collectors.joining(" AND "));
    }

    private static String nothing(List<String> columns) {
        return columns.stream().map(c -> c + " = NULL").collect(Collectors.joining(", "));
    }

    private static List<Object> joined(List<Object> some, List<Object> others) {
        List<Object> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
