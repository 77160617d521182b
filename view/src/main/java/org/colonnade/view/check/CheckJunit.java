package org.colonnade.view.check;

import java.util.List;
import org.colonnade.check.Check;
import org.colonnade.check.Failure;
import org.colonnade.check.Report;
import org.colonnade.check.Safety;
import org.colonnade.contention.Ruling;
import org.colonnade.diagram.Element;

/** The checks as the results of tests, in the form of JUnit's XML that build servers read. */
public final class CheckJunit {
    private final Report report;

    private CheckJunit(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        return new CheckJunit(report).text();
    }

    private String text() {
        List<Check> checks = report.checks();
        Element suite = new Element("testsuite")
                .with("name", "contention." + report.verdict())
                .with("tests", String.valueOf(checks.size()))
                .with("failures", String.valueOf(report.count(Safety.UNSAFE)))
                .with("errors", String.valueOf(report.count(Safety.UNDECIDED)))
                .add(checks.stream().map(this::test).toList());
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + suite + "\n";
    }

    private Element test(Check check) {
        Element test = new Element("testcase")
                .with("classname", "contention." + check.subject().kind())
                .with("name", check.subject().name());
        if (report.safety(check) == Safety.UNDECIDED) {
            return test.add(new Element("error").with("message", "undecided: too much work"));
        }
        return check.worst(report.verdict())
                .map(f -> test.add(failure(check, f)))
                .orElse(test);
    }

    private Element failure(Check check, Failure failure) {
        Ruling.Fails fails = failure.ruling();
        String message = fails.witness().map(w -> w.clash().toString()).orElse("a tree of " + fails.nodes() + " nodes");
        String text = fails.witness().map(w -> w.tree() + ". ").orElse("")
                + String.join(". ", new Advice(report).of(check, failure));
        return new Element("failure").with("message", message).text(text);
    }
}
