package org.colonnade.cql;

import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.form.Figures;
import org.colonnade.model.Type;
import org.colonnade.schema.Family;
import org.colonnade.store.FamilyShape;

/** The statements that create the families of a recommendation: types first, then a table for each family. */
public final class CqlSchema {
    private final Recommendation recommendation;
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
        CqlComposites.in(types()).forEach(v -> statement("CREATE TYPE " + CqlComposites.definition(v)));
        recommendation.families().forEach(this::table);
        return out.toString();
    }

    private List<Type> types() {
        return recommendation.families().stream()
                .flatMap(f -> f.columns().stream())
                .map(c -> c.attribute().type())
                .toList();
    }

    private void statement(String text) {
        out.append('\n').append(text).append(";\n");
    }

    private void table(Family family) {
        out.append('\n');
        comment(family.toString());
        Service service = Service.of(family, recommendation);
        comment("Read by " + service.readers() + ".");
        if (service.isWritten()) {
            comment("Written by " + service.writers() + ".");
        }
        out.append("CREATE TABLE ")
                .append(new CqlTable(FamilyShape.of(family).shape()).definition())
                .append(";\n");
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
}
