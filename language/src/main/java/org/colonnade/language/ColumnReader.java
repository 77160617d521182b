package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.language.DesignParser.NameContext;
import org.colonnade.language.DesignParser.OrderingContext;
import org.colonnade.language.DesignParser.PathContext;
import org.colonnade.language.DesignParser.SelectionContext;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;

/** Reads paths that end at an attribute; on their way they may add branches to the graph. */
final class ColumnReader {
    private final GraphBuilder graph;
    private final Complaints complaints;

    ColumnReader(GraphBuilder graph, Complaints complaints) {
        this.graph = graph;
        this.complaints = complaints;
    }

    /** Reads the columns that one item of a SELECT names. */
    List<Column> selection(Unit unit, SelectionContext context) {
        if (context.path() == null) {
            return graph.named().stream()
                    .flatMap(n -> all(n, unit.span(context)).stream())
                    .toList();
        }
        if (context.STAR() != null) {
            return node(unit, context.path().name())
                    .map(n -> all(n, unit.span(context)))
                    .orElse(List.of());
        }
        return column(unit, context.path()).stream().toList();
    }

    private static List<Column> all(Node node, Span at) {
        return node.entity().attributes().stream()
                .map(a -> new Column(node, List.of(a), at))
                .toList();
    }

    private Optional<Node> node(Unit unit, List<NameContext> names) {
        Optional<Node> here = graph.start(unit, names.get(0));
        for (int i = 1; i < names.size() && here.isPresent(); i++) {
            here = graph.follow(unit, here.get(), names.get(i));
        }
        return here;
    }

    /** Reads the column of a path. */
    Optional<Column> column(Unit unit, PathContext path) {
        List<NameContext> names = path.name();
        Optional<Node> here = graph.start(unit, names.get(0));
        for (int i = 1; i < names.size() && here.isPresent(); i++) {
            Optional<Attribute> attribute =
                    here.get().entity().attribute(names.get(i).getText());
            if (attribute.isPresent()) {
                return inside(unit, here.get(), attribute.get(), names.subList(i + 1, names.size()), unit.span(path));
            }
            here = isStep(here.get(), names.get(i))
                    ? graph.follow(unit, here.get(), names.get(i))
                    : noMember(unit, here.get(), names.get(i));
        }
        here.ifPresent(n -> complaints.error(
                unit.span(path),
                "`" + path.getText() + "` is a whole " + n.entity() + ", an attribute is needed here",
                "name one, such as `" + path.getText() + "."
                        + n.entity().keyColumns().get(0) + "`"));
        return Optional.empty();
    }

    private boolean isStep(Node node, NameContext name) {
        return graph.model().step(node.entity(), name.getText()).isPresent();
    }

    private Optional<Node> noMember(Unit unit, Node node, NameContext name) {
        complaints.noMember(
                unit.span(name),
                node.entity(),
                "attribute or relationship",
                name.getText(),
                graph.model().members(node.entity()));
        return Optional.empty();
    }

    /** Finds the attribute, or the one that further names lead to through value objects. */
    private Optional<Column> inside(Unit unit, Node node, Attribute first, List<NameContext> names, Span at) {
        List<Attribute> attributes = new ArrayList<>(List.of(first));
        Attribute here = first;
        for (NameContext name : names) {
            Optional<ValueObject> value = valueObject(here.type());
            if (value.isEmpty()) {
                complaints.error(unit.span(name), "`" + here + "` has no parts", "it is of type " + here.type());
                return Optional.empty();
            }
            Optional<Attribute> next = value.get().attribute(name.getText());
            if (next.isEmpty()) {
                complaints.noMember(
                        unit.span(name),
                        value.get(),
                        "field",
                        name.getText(),
                        value.get().attributes().stream().map(Attribute::name).toList());
                return Optional.empty();
            }
            here = next.get();
            attributes.add(here);
        }
        return Optional.of(new Column(node, attributes, at));
    }

    static Optional<ValueObject> valueObject(Type type) {
        return type.element() instanceof Type.Composite composite ? Optional.of(composite.value()) : Optional.empty();
    }

    /** Reads a criterion of an ORDER BY. */
    Optional<Ordering> ordering(Unit unit, OrderingContext context) {
        return column(unit, context.path())
                .filter(c -> isSortable(unit, context.path(), c))
                .map(c -> new Ordering(c, context.DESC() != null));
    }

    private boolean isSortable(Unit unit, PathContext path, Column column) {
        boolean sortable = isSingle(column)
                && column.attribute().type() instanceof Type.Simple simple
                && simple.scalar().isOrdered();
        if (!sortable) {
            complaints.error(
                    unit.span(path),
                    "`" + column + "` has no order",
                    "it is of type " + column.attribute().type());
        }
        return sortable;
    }

    /** Returns the type that keeps a column from being one scalar: that of a collection on the way, or its own. */
    static Type obstacle(Column column) {
        return column.attributes().stream()
                .map(Attribute::type)
                .filter(Type::isCollection)
                .findFirst()
                .orElse(column.attribute().type());
    }

    /** Returns whether one tuple has one value of it: no collection on the way. */
    static boolean isSingle(Column column) {
        return column.attributes().stream().noneMatch(a -> a.type().isCollection());
    }
}
