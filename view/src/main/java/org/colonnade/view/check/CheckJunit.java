package org.colonnade.view.check;

import java.util.List;
import org.colonnade.check.Advice;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Report;
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
        long failures = checks.stream()
                .filter(c -> c.worst(report.verdict()).isPresent())
                .count();
        long errors =
                checks.stream().filter(c -> c.isUndecided(report.verdict())).count();
        Element suite = new Element("testsuite")
                .with("name", "contention." + report.verdict())
                .with("tests", String.valueOf(checks.size()))
                .with("failures", String.valueOf(failures))
                .with("errors", String.valueOf(errors))
                .add(checks.stream().map(this::test).toList());
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + suite + "\n";
    }

    private Element test(Check check) {
        Element test = new Element("testcase")
                .with("classname", "contention." + check.subject().kind())
                .with("name", check.subject().name());
        if (check.isUndecided(report.verdict())) {
            return test.add(new Element("error").with("message", "undecided: too much work"));
        }
        return check.worst(report.verdict())
                .map(b -> test.add(failure(check, b)))
                .orElse(test);
    }

    private Element failure(Check check, BlockCheck block) {
        Ruling.Fails fails = (Ruling.Fails) report.verdict().of(block.findings());
        String message = fails.witness().map(w -> w.clash().toString()).orElse("a tree of " + fails.nodes() + " nodes");
        String text = fails.witness().map(w -> w.tree() + ". ").orElse("")
                + String.join(". ", new Advice(report).of(check, block, fails));
        return new Element("failure").with("message", message).text(text);
    }
}
