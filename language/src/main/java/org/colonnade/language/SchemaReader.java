package org.colonnade.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.language.Declarations.Declared;
import org.colonnade.language.DesignParser.ColumnContext;
import org.colonnade.language.DesignParser.ColumnsContext;
import org.colonnade.language.DesignParser.FamilyContext;
import org.colonnade.language.DesignParser.SchemaContext;
import org.colonnade.model.Model;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.text.NearNames;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/** Reads schemas that a person brings: families in the paper's triple notation. */
final class SchemaReader {
    private final Model model;
    private final Complaints complaints;

    SchemaReader(Model model, Complaints complaints) {
        this.model = model;
        this.complaints = complaints;
    }

    List<Schema> read(Declarations declarations) {
        Names names = new Names("the schema", complaints);
        return declarations.sound(SchemaContext.class).stream()
                .map(d -> schema(d, names))
                .toList();
    }

    private Schema schema(Declared<SchemaContext> declared, Names names) {
        String name = declared.context().name().getText();
        Span at = declared.unit().span(declared.context().name());
        names.declare(name, at);
        Names families = new Names("the family", complaints);
        List<Family> read = new ArrayList<>();
        for (FamilyContext family : declared.context().family()) {
            families.declare(family.name().getText(), declared.unit().span(family.name()));
            family(declared.unit(), family).ifPresent(read::add);
        }
        if (declared.context().family().isEmpty()) {
            complaints.error(at, "the schema `" + name + "` has no families");
        }
        return new Schema(name, read, at);
    }

    private Optional<Family> family(Unit unit, FamilyContext context) {
        return new FromReader(model, complaints).read(unit, context.fromItem()).map(builder -> {
            QueryGraph graph = builder.build();
            ColumnReader reader = new ColumnReader(builder, complaints);
            Set<Column> seen = new HashSet<>();
            List<Ordering> partition = columns(unit, context.columns(0), graph, reader, seen);
            List<Ordering> clustering = columns(unit, context.columns(1), graph, reader, seen);
            List<Ordering> values = columns(unit, context.columns(2), graph, reader, seen);
            refuseDirections(unit, context.columns(0));
            refuseDirections(unit, context.columns(2));
            refuseComposites(partition);
            refuseComposites(clustering);
            Family family = new Family(
                    context.name().getText(),
                    graph,
                    partition.stream().map(Ordering::column).toList(),
                    clustering,
                    values.stream().map(Ordering::column).toList(),
                    unit.span(context.name()));
            checkDetermined(family, unit.span(context.columns(1)));
            return family;
        });
    }

    private List<Ordering> columns(
            Unit unit, ColumnsContext context, QueryGraph graph, ColumnReader reader, Set<Column> seen) {
        List<Ordering> columns = new ArrayList<>();
        for (ColumnContext column : context.column()) {
            reader.column(unit, column.path())
                    .filter(c -> isIn(graph, c))
                    .map(c -> new Ordering(c, column.DESC() != null))
                    .ifPresent(o -> {
                        if (!seen.add(o.column())) {
                            complaints.error(o.column().at(), "`" + o.column() + "` is twice in this family");
                        }
                        columns.add(o);
                    });
        }
        return columns;
    }

    private boolean isIn(QueryGraph graph, Column column) {
        boolean in = graph.nodes().contains(column.node());
        if (!in) {
            complaints.error(
                    column.at(),
                    "the family's graph `" + graph + "` does not reach `" + column.node() + "`",
                    "extend the path after `over`");
        }
        return in;
    }

    private void refuseDirections(Unit unit, ColumnsContext context) {
        context.column().stream()
                .filter(c -> c.ASC() != null || c.DESC() != null)
                .forEach(c -> complaints.error(
                        unit.span(c),
                        "only the columns in the second brackets have a direction",
                        "they order the entries of a block"));
    }

    private void refuseComposites(List<Ordering> key) {
        key.stream()
                .map(Ordering::column)
                .filter(c -> !c.attribute().isScalar() || !ColumnReader.isSingle(c))
                .forEach(c -> complaints.error(
                        c.at(),
                        "`" + c + "` is not one scalar value, so it cannot be part of a key",
                        "it is of type " + c.attribute().type()));
    }

    /** Warns where different tuples would overwrite each other, because the key tells too little. */
    private void checkDetermined(Family family, Span at) {
        Set<Node> known = family.determined();
        List<String> lost = family.graph().nodes().stream()
                .filter(n -> !known.contains(n))
                .flatMap(n -> family.graph().key(n).stream())
                .filter(c -> !family.key().contains(c))
                .map(Column::toString)
                .distinct()
                .toList();
        if (!lost.isEmpty() && !complaints.hasErrors()) {
            complaints.warning(
                    at,
                    "tuples that differ only in " + NearNames.list(lost) + " become one entry of `" + family.name()
                            + "`",
                    "add " + (lost.size() == 1 ? "it" : "them") + " to the second brackets to keep every tuple");
        }
    }
}
