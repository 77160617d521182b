package org.colonnade.relational;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.data.Data;
import org.colonnade.data.InstanceKeys;
import org.colonnade.design.Design;
import org.colonnade.engine.Arguments;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.schema.Family;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.h2.Driver;

/** A relational database in the process that holds a design's instances and runs its statements. For one thread. */
public final class Reference implements AutoCloseable {
    private static final int BATCH = 1000;

    private final Model model;
    private final Sql sql;

    /** Makes an empty one. */
    public Reference(Design design) {
        this.model = design.model();
        try {
            // Not by DriverManager, which finds no driver behind one that cannot be loaded.
            this.sql = new Sql(new Driver().connect("jdbc:h2:mem:", new Properties()));
            sql.execute("SET AUTOCOMMIT FALSE");
        } catch (SQLException e) {
            throw new IllegalStateException("the reference cannot start: " + e.getMessage(), e);
        }
        Tables.creation(model).forEach(sql::execute);
    }

    /** Loads all instances and links. */
    public void load(Data data) {
        model.entities().forEach(e -> load(data, e));
        model.relationships().stream().filter(Tables::isTable).forEach(r -> load(data, r));
        commit();
    }

    private void load(Data data, Entity entity) {
        List<Relationship> partners = Tables.columns(model, entity);
        List<String> columns = Stream.concat(
                        entity.attributes().stream().map(Tables::column),
                        partners.stream().flatMap(r -> Tables.columns(r).stream()))
                .toList();
        Inserts inserts = new Inserts("INSERT INTO " + Tables.table(entity) + " (" + Tables.list(columns) + ") VALUES ("
                + "?, ".repeat(columns.size() - 1) + "?)");
        for (long number = 0; number < data.count(entity); number++) {
            List<Object> row = new ArrayList<>();
            for (Attribute attribute : entity.attributes()) {
                row.add(SqlValue.to(attribute.type(), data.value(entity, attribute, number)));
            }
            for (Relationship relationship : partners) {
                long[] partner = data.partners(relationship.forward(), number);
                row.addAll(
                        partner.length == 0
                                ? Collections.nCopies(
                                        Tables.columns(relationship).size(), null)
                                : key(data, relationship.to(), partner[0]));
            }
            inserts.add(row);
        }
        inserts.flush();
    }

    private void load(Data data, Relationship relationship) {
        int columns = relationship.from().keyColumns().size()
                + relationship.to().keyColumns().size();
        Inserts inserts = new Inserts(
                "INSERT INTO " + Tables.table(relationship) + " VALUES (" + "?, ".repeat(columns - 1) + "?)");
        for (long number = 0; number < data.count(relationship.from()); number++) {
            for (long partner : data.partners(relationship.forward(), number)) {
                List<Object> row = new ArrayList<>(key(data, relationship.from(), number));
                row.addAll(key(data, relationship.to(), partner));
                inserts.add(row);
            }
        }
        inserts.flush();
    }

    private List<Object> key(Data data, Entity entity, long number) {
        List<KeyColumn> columns = entity.keyColumns();
        List<Object> values = new InstanceKeys(model, data).of(entity, number);
        return IntStream.range(0, columns.size())
                .mapToObj(i -> SqlValue.to(columns.get(i).type(), values.get(i)))
                .toList();
    }

    /** Returns all possible answers of a query. */
    public Answer answer(Select query, Arguments arguments) {
        return new Answer(query, new Join(model, query.graph(), query.where(), query.asked()).run(sql, arguments));
    }

    /** Returns what a family should hold: the values of its columns for each tuple whose key is complete. */
    public List<List<Object>> contents(Family family) {
        int key = family.key().size();
        return new Join(model, family.graph(), List.of(), family.columns())
                .run(sql, Arguments.NONE).stream()
                        .filter(r -> !r.subList(0, key).contains(null))
                        .toList();
    }

    public void run(Statement update, Arguments arguments) {
        new Updates(model, sql, arguments).run(update);
    }

    /** Returns whether a statement keeps the rules: a key of INSERT is new, keys that updates name elsewhere exist. */
    public boolean allows(Statement statement, Arguments arguments) {
        Updates updates = new Updates(model, sql, arguments);
        return statement.match(
                select -> true,
                insert -> !exists(insert.entity(), insert.key(), updates) && partnersExist(insert, updates),
                update -> namedExist(update, updates),
                delete -> namedExist(delete, updates),
                connect -> exists(connect.target().entity(), connect.key(), updates) && partnersExist(connect, updates),
                disconnect -> exists(disconnect.target().entity(), disconnect.key(), updates)
                        && partnersExist(disconnect, updates));
    }

    private boolean partnersExist(Statement statement, Updates updates) {
        return statement.connections().stream().allMatch(c -> exists(c.step().target(), c.key(), updates));
    }

    private boolean namedExist(Statement statement, Updates updates) {
        List<Predicate> where = statement.where();
        return where.stream()
                        .filter(p -> p instanceof Compare c && c.column().isKey())
                        .allMatch(p -> exists(p.column().node().entity(), List.of(((Compare) p).operand()), updates))
                && statement.graph().nodes().stream()
                        .allMatch(n -> Predicate.key(statement.graph(), n, where)
                                .map(k -> exists(n.entity(), k, updates))
                                .orElse(true));
    }

    private boolean exists(Entity entity, List<Operand> key, Updates updates) {
        return !sql.query(
                        "SELECT 1 FROM " + Tables.table(entity) + " WHERE " + updates.byKey(entity),
                        updates.key(entity, key))
                .isEmpty();
    }

    /** Commits all writes since the last time. */
    public void commit() {
        sql.execute("COMMIT");
    }

    /** Rolls back all writes since the last time. */
    public void rollBack() {
        sql.execute("ROLLBACK");
    }

    @Override
    public void close() {
        sql.close();
    }

    /** Rows on their way into a table. */
    private final class Inserts {
        private final String statement;
        private final List<List<Object>> rows = new ArrayList<>();

        Inserts(String statement) {
            this.statement = statement;
        }

        void add(List<Object> row) {
            rows.add(row);
            if (rows.size() == BATCH) {
                flush();
            }
        }

        void flush() {
            if (!rows.isEmpty()) {
                sql.insert(statement, rows);
                rows.clear();
            }
        }
    }
}
