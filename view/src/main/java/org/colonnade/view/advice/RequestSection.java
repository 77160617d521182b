package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.view.page.Html;

/** The requests: what each costs, and how each of its statements is run. */
record RequestSection(Recommendation recommendation, PlanTables plans) {
    RequestSection(Recommendation recommendation) {
        this(recommendation, new PlanTables(recommendation.model()));
    }

    Html html() {
        return new Html("section")
                .with("id", "requests")
                .lines(
                        new Html("h2").text("Requests and plans"),
                        new Html("p")
                                .text(
                                        "Costs of steps are those of one run. A lookup that an earlier statement of the same"
                                                + " request has made is not paid again."))
                .lines(recommendation.requests().stream().map(this::request).toList());
    }

    private Html request(RequestAdvice request) {
        List<Html> statements = new ArrayList<>();
        for (int i = 0; i < request.statements().size(); i++) {
            statements.add(statement(request.statements().get(i), Anchors.statement(request, i + 1)));
        }
        return new Html("article")
                .with("id", Anchors.request(request))
                .lines(new Html("h3").text(request.request().name()), note(request))
                .lines(statements);
    }

    private Html note(RequestAdvice request) {
        return Html.of(
                "p",
                "note",
                cost(request.cost()) + " a run, times weight " + Numbers.text(request.weight()) + " is "
                        + cost(request.weightedCost()) + ", "
                        + Figures.share(request.weightedCost(), recommendation.cost()) + " of the total");
    }

    private Html statement(StatementAdvice statement, String anchor) {
        return new Html("details")
                .with("id", anchor)
                .with("class", "statement")
                .with("open", "open")
                .lines(
                        new Html("summary")
                                .add(
                                        Html.code(statement.statement().at().oneLine()),
                                        Html.of("span", "price", cost(statement.cost()))),
                        statement.match(plans::query, plans::update, plans::impossible));
    }

    private String cost(double cost) {
        return Figures.cost(cost, recommendation.model());
    }
}
