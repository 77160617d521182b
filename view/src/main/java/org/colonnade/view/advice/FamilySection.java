package org.colonnade.view.advice;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.advice.Recommendation;
import org.colonnade.estimate.Estimates;
import org.colonnade.form.Figures;
import org.colonnade.schema.Family;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;

/** The families: their triples, how large they are, who reads them and what keeping them up costs. */
record FamilySection(Recommendation recommendation, Charges charges) {
    Html html() {
        return new Html("section")
                .with("id", "families")
                .lines(new Html("h2").text("Families"), legend())
                .lines(recommendation.families().stream().map(this::family).toList());
    }

    private static Html legend() {
        return new Html("p")
                .text("Columns of the ")
                .add(Html.of("code", "partition", "[partition key]"))
                .text(", the ")
                .add(Html.of("code", "clustering", "[clustering key]"))
                .text(" that orders the entries of a block, and the ")
                .add(Html.of("code", "values", "[values]"))
                .text(".");
    }

    private Html family(Family family) {
        return new Html("article")
                .with("id", Anchors.family(family.name()))
                .lines(
                        new Html("h3").text(family.name()),
                        triple(family),
                        new Html("p")
                                .with("class", "note")
                                .text("over ")
                                .add(new Html("code").text(family.graph().toString()))
                                .text(" · " + size(family)),
                        new Html("p").with("class", "note").text(costs(family)),
                        new Html("details")
                                .with("open", "open")
                                .lines(new Html("summary").text("Used by"), uses(family)));
    }

    private static Html triple(Family family) {
        return new Html("p")
                .with("class", "triple")
                .add(part("partition", family.partition()))
                .text(" ")
                .add(part("clustering", family.clustering()))
                .text(" ")
                .add(part("values", family.values()));
    }

    private static Html part(String style, List<?> columns) {
        return Html.of(
                "code", style, columns.stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]")));
    }

    private static String size(Family family) {
        return Figures.count(Estimates.entries(family), "entry", "entries") + " in "
                + Figures.count(Estimates.blocks(family), "block", "blocks") + " · "
                + Figures.bytes(Estimates.bytes(family));
    }

    private String costs(Family family) {
        Charges of = charges.of(family);
        return Arrays.stream(CostKind.values())
                .filter(k -> of.of(k).sum() > 0)
                .map(k -> k + " " + cost(of.of(k).sum()))
                .collect(Collectors.joining(" · "));
    }

    /** One row for each statement and what it does there. */
    private Html uses(Family family) {
        Map<String, List<Charge>> uses = charges.of(family).list().stream()
                .collect(Collectors.groupingBy(
                        c -> Anchors.statement(c.request(), c.statement()) + c.kind(),
                        LinkedHashMap::new,
                        Collectors.toList()));
        NumberTable table = new NumberTable("statement", "for", "weighted cost");
        uses.values().forEach(u -> table.row(link(u.get(0)), u.get(0).kind().toString(), cost(new Charges(u).sum())));
        return table.html();
    }

    private static Html link(Charge charge) {
        String name = charge.request().request().name();
        boolean several = charge.request().statements().size() > 1;
        return Html.link(
                Anchors.statement(charge.request(), charge.statement()),
                several ? name + ", statement " + charge.statement() : name);
    }

    private String cost(double cost) {
        return Figures.cost(cost, recommendation.model());
    }
}
