package org.colonnade.reference;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Connect;
import org.colonnade.workload.Statement.Delete;
import org.colonnade.workload.Statement.Disconnect;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Update;

/** Executes updates on a database. Applications keep the rules: a key of INSERT is new, keys named elsewhere exist. */
record Execution(Database database, Arguments arguments) {

    void run(Statement statement) {
        if (statement instanceof Insert insert) {
            insert(insert);
        } else if (statement instanceof Update update) {
            found(update.graph(), update.target(), update.where()).forEach(i -> set(i, update.set()));
        } else if (statement instanceof Delete delete) {
            found(delete.graph(), delete.target(), delete.where()).forEach(database::remove);
        } else if (statement instanceof Connect connect) {
            database.tie(link(key(connect.target().entity(), connect.key()), connect.connection()));
        } else if (statement instanceof Disconnect disconnect) {
            database.untie(link(key(disconnect.target().entity(), disconnect.key()), disconnect.connection()));
        }
    }

    private void insert(Insert insert) {
        Instance instance = new Instance(insert.entity(), key(insert.entity(), insert.key()));
        database.add(instance);
        set(instance, insert.set());
        insert.connections().forEach(c -> database.tie(link(instance.key(), c)));
    }

    private Object key(Entity entity, List<Operand> operands) {
        return Instance.key(entity, operands.stream().map(arguments::value).toList());
    }

    private void set(Instance instance, List<Assignment> set) {
        Map<Attribute, Object> values = database.values(instance);
        for (Assignment a : set) {
            Object value = arguments.value(a.value());
            values.put(a.attribute(), a.appends() ? Values.longer(values.get(a.attribute()), value) : value);
        }
    }

    private Set<Instance> found(QueryGraph graph, Node target, List<Predicate> where) {
        Set<Instance> found = new LinkedHashSet<>();
        new Join(database, graph).tuples(where, arguments).forEach(t -> found.add(t.get(target.number())));
        return found;
    }

    private Database.Link link(Object key, Connection connection) {
        return Database.link(key, connection.step(), key(connection.step().target(), connection.key()));
    }

    /** Whether a statement keeps the rules. */
    boolean allows(Statement statement) {
        if (statement instanceof Insert insert) {
            return !database.has(new Instance(insert.entity(), key(insert.entity(), insert.key())))
                    && insert.connections().stream().allMatch(this::exists);
        } else if (statement instanceof Connect connect) {
            return exists(connect.graph().root(), connect.key()) && exists(connect.connection());
        } else if (statement instanceof Disconnect disconnect) {
            return exists(disconnect.graph().root(), disconnect.key()) && exists(disconnect.connection());
        }
        List<Predicate> where = statement instanceof Update update
                ? update.where()
                : statement instanceof Delete delete ? delete.where() : List.of();
        return where.stream()
                        .allMatch(p -> !(p instanceof Compare c && c.column().isKey())
                                || exists(p.column().node(), List.of(((Compare) p).operand())))
                && statement.graph().nodes().stream()
                        .allMatch(n -> Predicate.key(statement.graph(), n, where)
                                .map(k -> exists(n, k))
                                .orElse(true));
    }

    private boolean exists(Connection connection) {
        Entity entity = connection.step().target();
        return database.has(new Instance(entity, key(entity, connection.key())));
    }

    private boolean exists(Node node, List<Operand> key) {
        return database.has(new Instance(node.entity(), key(node.entity(), key)));
    }
}
