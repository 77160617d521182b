package org.colonnade.relational;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.engine.Arguments;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
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
        sql.update(
                "INSERT INTO " + Tables.table(insert.entity()) + " (" + String.join(", ", values.keySet())
                        + ") VALUES (" + "?, ".repeat(values.size() - 1) + "?)",
                new ArrayList<>(values.values()));
        Object key = key(insert.entity(), insert.key());
        insert.connections().forEach(c -> tie(key, c));
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

    private void set(Entity entity, Object key, List<Assignment> set) {
        for (Assignment assignment : set) {
            Object value = assignment.appends() ? longer(entity, key, assignment) : stored(assignment);
            update(Tables.table(entity), Tables.column(assignment.attribute()) + " = ?", byKey(entity), value, key);
        }
    }

    private Object longer(Entity entity, Object key, Assignment assignment) {
        Attribute attribute = assignment.attribute();
        Object old = sql.query(
                        "SELECT " + Tables.column(attribute) + " FROM " + Tables.table(entity) + " WHERE "
                                + byKey(entity),
                        List.of(key))
                .get(0)
                .get(0);
        List<?> elements = old == null ? List.of() : (List<?>) SqlValue.from(attribute.type(), old);
        return SqlValue.to(attribute.type(), appended(elements, assignment));
    }

    private void delete(Entity entity, Object key) {
        delete(Tables.table(entity), byKey(entity), key);
        for (Relationship relationship : model.relationships()) {
            if (Tables.isTable(relationship)) {
                if (relationship.from().equals(entity)) {
                    delete(Tables.table(relationship), Tables.FROM + " = ?", key);
                }
                if (relationship.to().equals(entity)) {
                    delete(Tables.table(relationship), Tables.TO + " = ?", key);
                }
            } else if (relationship.to().equals(entity)) {
                free(relationship, key);
            }
        }
    }

    /** Nobody has this partner any more. */
    private void free(Relationship relationship, Object partner) {
        String column = Tables.column(relationship);
        update(Tables.table(relationship.from()), column + " = NULL", column + " = ?", partner);
    }

    private void tie(Object key, Connection connection) {
        Relationship relationship = connection.step().relationship();
        Object[] ends = ends(key, connection);
        if (Tables.isTable(relationship)) {
            sql.update(
                    "MERGE INTO " + Tables.table(relationship) + " KEY (" + Tables.FROM + ", " + Tables.TO
                            + ") VALUES (?, ?)",
                    Arrays.asList(ends));
            return;
        }
        if (relationship.cardinality() == Cardinality.ONE_TO_ONE) {
            free(relationship, ends[1]);
        }
        Entity from = relationship.from();
        update(Tables.table(from), Tables.column(relationship) + " = ?", byKey(from), ends[1], ends[0]);
    }

    private void untie(Object key, Connection connection) {
        Relationship relationship = connection.step().relationship();
        Object[] ends = ends(key, connection);
        if (Tables.isTable(relationship)) {
            delete(Tables.table(relationship), Tables.FROM + " = ? AND " + Tables.TO + " = ?", ends);
            return;
        }
        String column = Tables.column(relationship);
        Entity from = relationship.from();
        update(Tables.table(from), column + " = NULL", byKey(from) + " AND " + column + " = ?", ends);
    }

    /** The keys of both partners, that of the declaring entity first. */
    private Object[] ends(Object key, Connection connection) {
        Object partner = key(connection.step().target(), connection.key());
        return connection.step().isForward() ? new Object[] {key, partner} : new Object[] {partner, key};
    }

    private void update(String table, String set, String where, Object... values) {
        sql.update("UPDATE " + table + " SET " + set + " WHERE " + where, Arrays.asList(values));
    }

    private void delete(String table, String where, Object... values) {
        sql.update("DELETE FROM " + table + " WHERE " + where, Arrays.asList(values));
    }

    /** The keys of the instances at a node of the tuples that match. */
    private Set<Object> found(QueryGraph graph, Node target, List<Predicate> where) {
        Attribute key = target.entity().key();
        Set<Object> keys = new LinkedHashSet<>();
        new Join(graph, where, List.of(new Column(target, List.of(key), target.at())))
                .run(sql, arguments)
                .forEach(r -> keys.add(SqlValue.to(key.type(), r.get(0))));
        return keys;
    }

    Object key(Entity entity, Operand operand) {
        Type type = entity.key().type();
        return SqlValue.to(type, arguments.value(operand, type));
    }

    static String byKey(Entity entity) {
        return Tables.column(entity.key()) + " = ?";
    }
}
