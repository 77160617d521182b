package org.colonnade.view.advice;

import org.colonnade.advice.Recommendation;
import org.colonnade.design.Design;
import org.colonnade.diagram.DiagramFormat;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.Page;

/**
 * The page of a recommendation: what it costs and where, the model, the families, and the plan of every statement.
 *
 * <p>Invariants: the page is well-formed XML as well as HTML; it refers to nothing outside; the same recommendation gives
 * the same bytes.
 */
public final class HtmlReport {
    private final Design design;
    private final String title;
    private final Recommendation recommendation;
    private final Charges charges;

    private HtmlReport(Design design, String title, Recommendation recommendation) {
        this.design = design;
        this.title = title;
        this.recommendation = recommendation;
        this.charges = Charges.of(recommendation);
    }

    public static String of(Design design, String title, Recommendation recommendation) {
        return Page.of(title, new HtmlReport(design, title, recommendation).main());
    }

    private Html main() {
        return new Html("main")
                .lines(
                        Overview.of(title, recommendation),
                        new CostSection(recommendation, charges).html(),
                        model(),
                        new FamilySection(recommendation, charges).html(),
                        new RequestSection(recommendation).html());
    }

    private Html model() {
        return new Html("section")
                .with("id", "model")
                .lines(
                        new Html("h2").text("Model"),
                        new Html("div")
                                .with("class", "wide diagram")
                                .raw(DiagramFormat.SVG.draw(design.model(), "The model of " + title)));
    }
}
