package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.colonnade.check.Advice;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Report;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.Page;

/** The page of a check: what is safe, what is not, and the counterexamples drawn as trees. */
public final class CheckPage {
    private final Report report;
    private final String title;

    private CheckPage(Report report, String title) {
        this.report = report;
        this.title = title;
    }

    public static String of(Report report, String title) {
        return Page.of(title, new CheckPage(report, title).main());
    }

    private Html main() {
        List<Html> parts = new ArrayList<>();
        long unsafe =
                report.checks().stream().filter(c -> !c.holds(report.verdict())).count();
        parts.add(new Html("h1").text("Write contention in " + title));
        parts.add(Html.of(
                "p",
                "lede",
                report.checks().size() + " checked by the verdict " + report.verdict() + ", for all numbers of users: "
                        + (unsafe == 0 ? "all safe" : unsafe + " not safe")));
        report.checks().forEach(c -> parts.add(section(c)));
        return new Html("main").lines(parts);
    }

    private Html section(Check check) {
        Verdict verdict = report.verdict();
        String outcome = check.holds(verdict) ? "safe" : check.isUndecided(verdict) ? "undecided" : "unsafe";
        List<Html> parts = new ArrayList<>();
        parts.add(new Html("h2")
                .text(check.subject() + " ")
                .add(Html.of("span", "verdict " + outcome, outcome.toUpperCase(Locale.ROOT))));
        parts.add(new Html("p").add(Html.code(check.subject().text())));
        parts.add(Html.of(
                "p",
                "note",
                String.join(
                        ", ",
                        Stream.of(Verdict.values())
                                .map(l -> l + (check.holds(l) ? " holds" : " fails"))
                                .toList())));
        check.worst(verdict).ifPresent(b -> parts.addAll(finding(check, b)));
        return new Html("section").lines(parts);
    }

    private List<Html> finding(Check check, BlockCheck block) {
        Ruling.Fails fails = (Ruling.Fails) report.verdict().of(block.findings());
        List<Html> parts = new ArrayList<>();
        fails.witness().ifPresent(w -> {
            parts.add(new Html("div")
                    .with("class", "wide diagram")
                    .raw(new TreeDrawing(w.tree()).draw().toString()));
            parts.add(new Html("p").text(w.clash().toString()));
        });
        new Advice(report).of(check, block, fails).forEach(a -> parts.add(new Html("p").text(a)));
        return parts;
    }
}
