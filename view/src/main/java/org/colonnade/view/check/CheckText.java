package org.colonnade.view.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Failure;
import org.colonnade.check.Report;
import org.colonnade.check.Safety;
import org.colonnade.contention.Verdict;
import org.colonnade.contention.Witness;

/** Writes a report in lines, the findings first of all that is wrong. */
public final class CheckText {
    private final Report report;
    private final Advice advice;
    private final StringBuilder out = new StringBuilder();

    private CheckText(Report report) {
        this.report = report;
        this.advice = new Advice(report);
        report.checks().forEach(this::check);
        summary();
    }

    public static String of(Report report) {
        return new CheckText(report).out.toString();
    }

    private void check(Check check) {
        Verdict verdict = report.verdict();
        line(check.subject() + ": " + check.safety(verdict).toString().toUpperCase(Locale.ROOT));
        line("  " + check.subject().text());
        line("  " + verdicts(check));
        check.blocks().forEach(b -> warnings(b).forEach(w -> line("  note: " + w)));
        check.worst(verdict).ifPresent(f -> failure(check, f));
        line("");
    }

    /** What became of each verdict: {@code strict fails, conflict-free is undecided, contained holds}. */
    static String verdicts(Check check) {
        return Stream.of(Verdict.values())
                .map(l -> l
                        + (check.safety(l) == Safety.UNDECIDED ? " is " : " ")
                        + check.safety(l).ruling())
                .collect(Collectors.joining(", "));
    }

    /** Returns the findings that do not count in the verdicts. */
    private static List<String> warnings(BlockCheck block) {
        List<String> warnings = new ArrayList<>();
        block.findings().unreachable().forEach(p -> warnings.add(p.head() + " is below no root, so it does not count"));
        block.findings()
                .unproductive()
                .forEach(p -> warnings.add(p.head() + " has no finite tree, so it does not count"));
        if (block.findings().isEmpty()) {
            warnings.add("no block has a finite tree, so every verdict holds of all of none");
        }
        return warnings;
    }

    private void failure(Check check, Failure failure) {
        long nodes = failure.ruling().nodes();
        failure.ruling()
                .witness()
                .ifPresentOrElse(
                        w -> witness(w, nodes),
                        () -> line("  the smallest counterexample has " + nodes + " nodes, too many to show"));
        advice.of(check, failure).forEach(a -> line("  " + a));
    }

    private void witness(Witness witness, long nodes) {
        line("  smallest counterexample (" + nodes + (nodes == 1 ? " node):" : " nodes):"));
        List<TreeLine> lines = TreeLine.of(witness.tree());
        int width = lines.stream().mapToInt(l -> l.text().length()).max().orElse(0);
        lines.forEach(l -> line("    " + l.text() + " ".repeat(width - l.text().length()) + "  " + l.writers()));
        line("  " + witness.clash());
    }

    private void summary() {
        long undecided = report.count(Safety.UNDECIDED);
        int all = report.checks().size();
        line(all + (all == 1 ? " thing" : " things") + " checked by the verdict " + report.verdict() + ": "
                + report.count(Safety.SAFE) + " safe, " + report.count(Safety.UNSAFE) + " unsafe"
                + (undecided == 0 ? "" : ", " + undecided + " undecided"));
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
