package org.colonnade.cql;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Recommendation;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/** The statements that create the families of a recommendation: types first, then a table for each family. */
public final class CqlSchema {
    private final Recommendation recommendation;
    private final CqlNames tables = new CqlNames(CqlNames.LONGEST_TABLE);
    private final StringBuilder out = new StringBuilder();

    private CqlSchema(Recommendation recommendation) {
        this.recommendation = recommendation;
    }

    public static String of(Recommendation recommendation) {
        return new CqlSchema(recommendation).write();
    }

    private String write() {
        comment("Families for the mix " + recommendation.mix() + ": "
                + Figures.cost(recommendation.cost(), recommendation.model()) + " by cost model "
                + recommendation.model().name() + ", " + recommendation.quality() + ".");
        types().forEach(this::type);
        recommendation.families().forEach(this::table);
        return out.toString();
    }

    /** The value objects that some column holds, inner ones first. */
    private List<ValueObject> types() {
        Set<ValueObject> types = new LinkedHashSet<>();
        recommendation
                .families()
                .forEach(f -> f.columns().forEach(c -> collect(c.attribute().type(), types)));
        return new ArrayList<>(types);
    }

    private static void collect(Type type, Set<ValueObject> types) {
        if (type instanceof Type.Composite composite) {
            composite.value().attributes().forEach(a -> collect(a.type(), types));
            types.add(composite.value());
        } else if (type instanceof Type.Collection collection) {
            collect(collection.element(), types);
        }
    }

    private void type(ValueObject value) {
        CqlNames names = new CqlNames(Integer.MAX_VALUE);
        out.append("\nCREATE TYPE ")
                .append(CqlNames.quoted(CqlNames.snake(value.name())))
                .append(" (\n");
        out.append(value.attributes().stream()
                .map(a -> "  " + CqlNames.quoted(names.fresh(CqlNames.snake(a.name()))) + " " + CqlType.inner(a.type()))
                .collect(Collectors.joining(",\n")));
        out.append("\n);\n");
    }

    private void table(Family family) {
        String table = tables.fresh(family.name());
        out.append('\n');
        comment(family.toString());
        Service service = Service.of(family, recommendation);
        comment("Read by " + service.readers() + ".");
        if (service.isWritten()) {
            comment("Written by " + service.writers() + ".");
        }
        out.append(new CqlTable(CqlNames.quoted(table), family));
    }

    /** In lines of 100 characters. */
    private void comment(String text) {
        StringBuilder line = new StringBuilder("--");
        for (String word : text.split(" ")) {
            if (line.length() + 1 + word.length() > 100 && line.length() > 2) {
                out.append(line).append('\n');
                line = new StringBuilder("--  ");
            }
            line.append(' ').append(word);
        }
        out.append(line).append('\n');
    }

    /** The name of a column: that of its node, then of its attribute. */
    static String name(Column column) {
        return CqlNames.snake(column.node().name()) + "_"
                + column.attributes().stream()
                        .map(Attribute::name)
                        .map(CqlNames::snake)
                        .collect(Collectors.joining("_"));
    }
}
