package org.colonnade.language;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.antlr.v4.runtime.tree.ParseTree;
import org.colonnade.language.DesignParser.ConnectContext;
import org.colonnade.language.DesignParser.DeleteContext;
import org.colonnade.language.DesignParser.DisconnectContext;
import org.colonnade.language.DesignParser.InsertContext;
import org.colonnade.language.DesignParser.SelectContext;
import org.colonnade.language.DesignParser.StatementContext;
import org.colonnade.language.DesignParser.UpdateContext;
import org.colonnade.language.DesignParser.WhereContext;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.text.Span;
import org.colonnade.text.Words;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;

/** Reads one statement of a request. */
final class StatementReader {
    private final Model model;
    private final Complaints complaints;
    private final FromReader from;
    private final OperandReader operands;
    private final NumberReader numbers;
    private final AssignmentReader assignments;
    private final LinkReader links;

    StatementReader(Model model, ParameterTypes parameters, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
        this.from = new FromReader(model, complaints);
        this.operands = new OperandReader(parameters, complaints);
        this.numbers = new NumberReader(complaints);
        this.assignments = new AssignmentReader(model, operands, complaints);
        this.links = new LinkReader(model, new KeyReader(operands, complaints), assignments, complaints);
    }

    /** Reads the statement and checks it as a whole; if something in it is wrong, perhaps only a part of it, or nothing. */
    Optional<Statement> read(Unit unit, StatementContext context) {
        Optional<Statement> statement = readKind(unit, context);
        statement.ifPresent(s -> new BreadthReader(complaints).check(s.graph(), s.where()));
        return statement;
    }

    private Optional<Statement> readKind(Unit unit, StatementContext context) {
        ParseTree kind = context.getChild(0);
        if (kind instanceof SelectContext select) {
            return select(unit, select).map(s -> s);
        } else if (kind instanceof InsertContext insert) {
            return links.insert(unit, insert).map(s -> s);
        } else if (kind instanceof UpdateContext update) {
            return update(unit, update).map(s -> s);
        } else if (kind instanceof DeleteContext delete) {
            return delete(unit, delete).map(s -> s);
        } else if (kind instanceof ConnectContext connect) {
            return links.connect(unit, connect).map(s -> s);
        }
        return links.disconnect(unit, (DisconnectContext) kind).map(s -> s);
    }

    private Optional<Statement.Select> select(Unit unit, SelectContext context) {
        return from.read(unit, context.from().fromItem()).map(graph -> {
            ColumnReader columns = new ColumnReader(graph, complaints);
            List<Column> selected = context.selection().stream()
                    .flatMap(s -> columns.selection(unit, s).stream())
                    .toList();
            List<Predicate> where = where(unit, columns, context.where());
            List<Ordering> order = context.orderBy() == null
                    ? List.of()
                    : context.orderBy().ordering().stream()
                            .flatMap(o -> columns.ordering(unit, o).stream())
                            .toList();
            return new Statement.Select(
                    selected, graph.build(), where, order, limit(unit, context), unit.span(context));
        });
    }

    private List<Predicate> where(Unit unit, ColumnReader columns, WhereContext where) {
        return new PredicateReader(columns, operands, complaints).read(unit, where);
    }

    private OptionalInt limit(Unit unit, SelectContext context) {
        return context.limit() == null
                ? OptionalInt.empty()
                : OptionalInt.of((int) numbers.whole(unit, context.limit().number(), "a LIMIT", 1, Integer.MAX_VALUE));
    }

    private Optional<Statement.Update> update(Unit unit, UpdateContext context) {
        Optional<Entity> entity = new Entities(model, complaints).named(unit, context.name());
        if (entity.isEmpty()) {
            return Optional.empty();
        }
        Optional<GraphBuilder> graph = context.from() == null
                ? Optional.of(alone(unit, entity.get(), context))
                : from.read(unit, context.from().fromItem());
        return graph.flatMap(g -> target(unit, context, entity.get(), g).map(target -> {
            List<Assignment> set = assignments.read(unit, entity.get(), context.set());
            ColumnReader columns = new ColumnReader(g, complaints);
            List<Predicate> where = where(unit, columns, context.where());
            refuseNewKey(entity.get(), set);
            return new Statement.Update(g.build(), target, set, where, unit.span(context));
        }));
    }

    private GraphBuilder alone(Unit unit, Entity entity, UpdateContext context) {
        GraphBuilder graph = new GraphBuilder(model, complaints);
        graph.root(entity, entity.name(), unit.span(context.name()));
        return graph;
    }

    private Optional<Node> target(Unit unit, UpdateContext context, Entity entity, GraphBuilder graph) {
        Node root = graph.named().get(0);
        List<Node> found =
                root.entity().equals(entity) ? List.of(root) : graph.of(entity).toList();
        if (found.size() != 1) {
            Span at = unit.span(context.name());
            complaints.error(
                    at,
                    "the FROM clause has " + (found.isEmpty() ? "no " : "more than one ") + entity + " to update",
                    "begin it with " + entity);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private void refuseNewKey(Entity entity, List<Assignment> set) {
        set.stream()
                .filter(a -> a.attribute().isKey())
                .forEach(a -> complaints.error(
                        a.at(),
                        "the key of " + Words.a(entity) + " never changes",
                        "delete the old one and insert a new one"));
    }

    private Optional<Statement.Delete> delete(Unit unit, DeleteContext context) {
        return from.read(unit, context.from().fromItem()).map(graph -> {
            ColumnReader columns = new ColumnReader(graph, complaints);
            Node target = graph.named().get(0);
            List<Predicate> where = where(unit, columns, context.where());
            return new Statement.Delete(
                    graph.build(), target, where, model.dependants(target.entity()), unit.span(context));
        });
    }
}
