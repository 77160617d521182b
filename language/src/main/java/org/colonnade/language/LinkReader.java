package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.language.DesignParser.AssignmentContext;
import org.colonnade.language.DesignParser.ConnectContext;
import org.colonnade.language.DesignParser.ConnectionContext;
import org.colonnade.language.DesignParser.DisconnectContext;
import org.colonnade.language.DesignParser.InsertContext;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.text.Span;
import org.colonnade.text.Words;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Statement;

/** Reads the statements that tie instances together: INSERT, CONNECT and DISCONNECT. */
final class LinkReader {
    private final Model model;
    private final KeyReader keys;
    private final AssignmentReader assignments;
    private final Complaints complaints;
    private final Entities entities;

    LinkReader(Model model, KeyReader keys, AssignmentReader assignments, Complaints complaints) {
        this.model = model;
        this.keys = keys;
        this.assignments = assignments;
        this.complaints = complaints;
        this.entities = new Entities(model, complaints);
    }

    Optional<Statement.Insert> insert(Unit unit, InsertContext context) {
        return entities.named(unit, context.name()).map(entity -> {
            GraphBuilder graph = new GraphBuilder(model, complaints);
            Node root = graph.root(entity, entity.name(), unit.span(context.name()));
            List<Assignment> set = context.set() == null ? List.of() : assignments.read(unit, entity, context.set());
            List<Connection> connections = new ArrayList<>();
            for (ConnectionContext connection : context.connection()) {
                connection(unit, graph, root, connection)
                        .filter(c -> c.step().isForward() || mayChange(c))
                        .ifPresent(c -> add(c, connections));
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
        entity.key().stream()
                .filter(p -> p instanceof KeyPart.Own && !isNamed(context, p.name()))
                .filter(p -> set.stream().noneMatch(a -> a.attribute().name().equals(p.name())))
                .forEach(p -> complaints.error(
                        unit.span(context.set() == null ? context.name() : context.set()),
                        "INSERT gives no " + (entity.key().size() == 1 ? "key" : "`" + p.name() + "`") + " to the new "
                                + entity,
                        "add `" + p.name() + " = ?" + p.name() + "`"));
    }

    private static Stream<AssignmentContext> assignments(InsertContext context) {
        return context.set() == null ? Stream.empty() : context.set().assignment().stream();
    }

    private static boolean isNamed(InsertContext context, String attribute) {
        return assignments(context)
                .anyMatch(
                        a -> a.path().name(a.path().name().size() - 1).getText().equals(attribute));
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
                        && assignments(context)
                                .noneMatch(a -> a.path().getText().equals(s.name())))
                .forEach(s -> missing(unit.span(context.name()), s));
    }

    private void missing(Span at, Step step) {
        Entity entity = step.source();
        if (step.isIdentifying()) {
            complaints.error(
                    at,
                    "INSERT gives no `" + step.name() + "` to the new " + entity + ", which is a part of its key",
                    "add it to CONNECT TO");
        } else {
            complaints.warning(
                    at,
                    "the new " + entity + " has no `" + step.name() + "`, which every " + entity + " should have",
                    "add it to CONNECT TO, or declare it optional with (0..1)");
        }
    }

    /** A link to a partner that belongs to a key is as old as its instance. */
    private boolean mayChange(Connection connection) {
        Relationship relationship = connection.step().relationship();
        boolean identifying = relationship.forward().isIdentifying();
        if (identifying) {
            complaints.error(
                    connection.at(),
                    "`" + relationship + "` never changes: it is a part of the key of " + Words.a(relationship.from()),
                    "delete the old one and insert a new one");
        }
        return !identifying;
    }

    private Optional<Connection> connection(Unit unit, GraphBuilder graph, Node from, ConnectionContext context) {
        Optional<Step> step = graph.step(unit, from, context.name());
        if (step.isEmpty() || !graph.mayGrow(unit.span(context))) {
            return Optional.empty();
        }
        graph.grow(from, step.get(), context.name().getText(), unit.span(context.name()));
        return keys.read(unit, context.operand(), step.get().target(), unit.span(context))
                .map(k -> new Connection(step.get(), k, unit.span(context)));
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
            Optional<List<Operand>> key = keys.read(unit, ends.get(0).operand(), entity, unit.span(ends.get(0)));
            Optional<Connection> connection =
                    connection(unit, graph, root, ends.get(1)).filter(this::mayChange);
            return key.flatMap(k -> connection.map(c -> new Link(graph, k, c)));
        });
    }

    private record Link(GraphBuilder graph, List<Operand> key, Connection connection) {}
}
