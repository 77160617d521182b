package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.language.DesignParser.ConnectContext;
import org.colonnade.language.DesignParser.ConnectionContext;
import org.colonnade.language.DesignParser.DisconnectContext;
import org.colonnade.language.DesignParser.InsertContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
import org.colonnade.text.Words;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement;

/** Reads the statements that tie instances together: INSERT, CONNECT and DISCONNECT. */
final class LinkReader {
    private final Model model;
    private final OperandReader operands;
    private final AssignmentReader assignments;
    private final Complaints complaints;
    private final Entities entities;

    LinkReader(Model model, OperandReader operands, AssignmentReader assignments, Complaints complaints) {
        this.model = model;
        this.operands = operands;
        this.assignments = assignments;
        this.complaints = complaints;
        this.entities = new Entities(model, complaints);
    }

    Optional<Statement.Insert> insert(Unit unit, InsertContext context) {
        return entities.named(unit, context.name()).map(entity -> {
            GraphBuilder graph = new GraphBuilder(model, complaints);
            Node root = graph.root(entity, entity.name(), unit.span(context.name()));
            List<Assignment> set = assignments.read(unit, entity, context.set());
            List<Connection> connections = new ArrayList<>();
            for (ConnectionContext connection : context.connection()) {
                connection(unit, graph, root, connection).ifPresent(c -> add(c, connections));
            }
            checkKey(unit, context, entity, set);
            checkMandatory(unit, context, entity, connections);
            return new Statement.Insert(graph.build(), set, connections, unit.span(context));
        });
    }

    private void add(Connection connection, List<Connection> connections) {
        boolean again = connections.stream().anyMatch(c -> c.step().equals(connection.step()));
        if (again && connection.step().isToOne()) {
            complaints.error(
                    connection.at(),
                    "`" + connection.step().name() + "` is connected twice",
                    "it leads to one " + connection.step().target());
        }
        connections.add(connection);
    }

    private void checkKey(Unit unit, InsertContext context, Entity entity, List<Assignment> set) {
        boolean named = context.set().assignment().stream()
                .anyMatch(a -> a.path()
                        .name(a.path().name().size() - 1)
                        .getText()
                        .equals(entity.key().name()));
        if (!named && set.stream().noneMatch(a -> a.attribute().isKey())) {
            String key = entity.key().name();
            complaints.error(
                    unit.span(context.set()),
                    "INSERT gives no key to the new " + entity,
                    "add `" + key + " = ?" + key + "`");
        }
    }

    /** Checks that mandatory partners are given, unless a part that could not be read may give the missing one. */
    private void checkMandatory(Unit unit, InsertContext context, Entity entity, List<Connection> connections) {
        if (connections.size() < context.connection().size()) {
            return;
        }
        model.steps(entity).stream()
                .filter(s -> s.isMandatory()
                        && s.isToOne()
                        && connections.stream().noneMatch(c -> c.step().equals(s))
                        && context.set().assignment().stream()
                                .noneMatch(a -> a.path().getText().equals(s.name())))
                .forEach(s -> complaints.warning(
                        unit.span(context.name()),
                        "the new " + entity + " has no `" + s.name() + "`, which every " + entity + " should have",
                        "add it to CONNECT TO, or declare it optional with (0..1)"));
    }

    private Optional<Connection> connection(Unit unit, GraphBuilder graph, Node from, ConnectionContext context) {
        Optional<Step> step = graph.step(unit, from, context.name());
        if (step.isEmpty() || !graph.mayGrow(unit.span(context))) {
            return Optional.empty();
        }
        graph.grow(from, step.get(), context.name().getText(), unit.span(context.name()));
        return operands.read(unit, context.operand(), step.get().target().key().type())
                .map(o -> new Connection(step.get(), o, unit.span(context)));
    }

    Optional<Statement.Connect> connect(Unit unit, ConnectContext context) {
        return link(unit, context.connection())
                .map(l -> new Statement.Connect(l.graph.build(), l.key, l.connection, unit.span(context)));
    }

    Optional<Statement.Disconnect> disconnect(Unit unit, DisconnectContext context) {
        Optional<Link> link = link(unit, context.connection());
        link.map(l -> l.connection.step().relationship())
                .filter(r -> r.mandatory())
                .ifPresent(r -> complaints.warning(
                        unit.span(context.connection(1)),
                        "DISCONNECT leaves " + Words.a(r.from()) + " without `" + r.name() + "`, which every "
                                + r.from() + " should have",
                        "declare it optional with (0..1)"));
        return link.map(l -> new Statement.Disconnect(l.graph.build(), l.key, l.connection, unit.span(context)));
    }

    private Optional<Link> link(Unit unit, List<ConnectionContext> ends) {
        return entities.named(unit, ends.get(0).name()).flatMap(entity -> {
            GraphBuilder graph = new GraphBuilder(model, complaints);
            Node root = graph.root(entity, entity.name(), unit.span(ends.get(0).name()));
            Optional<Operand> key =
                    operands.read(unit, ends.get(0).operand(), entity.key().type());
            Optional<Connection> connection = connection(unit, graph, root, ends.get(1));
            return key.flatMap(k -> connection.map(c -> new Link(graph, k, c)));
        });
    }

    private record Link(GraphBuilder graph, Operand key, Connection connection) {}
}
