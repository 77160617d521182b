package org.colonnade.view.advice;

import org.colonnade.advice.Recommendation;
import org.colonnade.form.Figures;
import org.colonnade.view.page.Html;

/** The head of the page: what is recommended for what, at which cost, and how good that is. */
final class Overview {
    private Overview() {}

    static Html of(String title, Recommendation recommendation) {
        return new Html("header")
                .lines(new Html("h1").text(title), lede(recommendation), facts(recommendation), contents());
    }

    private static Html lede(Recommendation recommendation) {
        return Html.of(
                "p",
                "lede",
                "Column families and plans for the mix " + recommendation.mix() + ", out of "
                        + Figures.count(recommendation.size().candidates(), "candidate", "candidates")
                        + recommendation
                                .size()
                                .coverage()
                                .remark()
                                .map(r -> "; " + r)
                                .orElse("")
                        + ". All figures are estimates.");
    }

    private static Html facts(Recommendation recommendation) {
        int families = recommendation.families().size();
        return new Html("dl")
                .with("class", "facts")
                .lines(
                        fact(
                                "total cost",
                                Figures.cost(recommendation.cost(), recommendation.model()),
                                unit(recommendation)),
                        fact("quality", recommendation.quality(), bound(recommendation)),
                        fact("families", Figures.number(families), Figures.bytes(recommendation.bytes()) + " in all"),
                        fact("cost model", recommendation.model().name(), "mix " + recommendation.mix()));
    }

    private static String unit(Recommendation recommendation) {
        return (Figures.countsSeconds(recommendation.model()) ? "seconds of work, " : "")
                + "each request times its weight";
    }

    private static String bound(Recommendation recommendation) {
        return recommendation.isProven()
                ? "no choice of candidates costs less"
                : "at least " + Figures.cost(recommendation.bound(), recommendation.model()) + " is needed";
    }

    private static Html fact(String name, String value, String note) {
        return new Html("div").add(new Html("dt").text(name), new Html("dd").text(value), Html.of("dd", "note", note));
    }

    private static Html contents() {
        return new Html("nav")
                .with("aria-label", "Contents")
                .lines(
                        Html.link("cost", "Where the cost goes"),
                        Html.link("model", "Model"),
                        Html.link("families", "Families"),
                        Html.link("requests", "Requests and plans"));
    }
}
