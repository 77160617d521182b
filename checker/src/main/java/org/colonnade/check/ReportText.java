package org.colonnade.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;
import org.colonnade.contention.Witness;

/** Writes a report in lines, the findings first of all that is wrong. */
final class ReportText {
    private final Report report;
    private final Advice advice;
    private final StringBuilder out = new StringBuilder();

    ReportText(Report report) {
        this.report = report;
        this.advice = new Advice(report);
        report.checks().forEach(this::check);
        summary();
    }

    private void check(Check check) {
        Verdict verdict = report.verdict();
        String outcome = check.holds(verdict) ? "SAFE" : check.isUndecided(verdict) ? "UNDECIDED" : "UNSAFE";
        line(check.subject() + ": " + outcome);
        line("  " + check.subject().text());
        line("  "
                + Stream.of(Verdict.values())
                        .map(l -> l + " " + outcome(check, l))
                        .collect(Collectors.joining(", ")));
        check.blocks().forEach(b -> warnings(b).forEach(w -> line("  note: " + w)));
        check.worst(verdict).ifPresent(b -> failure(check, b));
        line("");
    }

    private static String outcome(Check check, Verdict verdict) {
        return check.holds(verdict) ? "holds" : check.isUndecided(verdict) ? "is undecided" : "fails";
    }

    /** Returns the findings that do not count in the verdicts. */
    static List<String> warnings(BlockCheck block) {
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

    private void failure(Check check, BlockCheck block) {
        Ruling.Fails fails = (Ruling.Fails) report.verdict().of(block.findings());
        if (fails.witness().isEmpty()) {
            line("  the smallest counterexample has " + fails.nodes() + " nodes, too many to show");
        }
        fails.witness().ifPresent(w -> witness(w, fails.nodes()));
        advice.of(check, block, fails).forEach(a -> line("  " + a));
    }

    private void witness(Witness witness, long nodes) {
        line("  smallest counterexample (" + nodes + (nodes == 1 ? " node):" : " nodes):"));
        List<TreeLine> lines = TreeLine.of(witness.tree());
        int width = lines.stream().mapToInt(l -> l.text().length()).max().orElse(0);
        lines.forEach(l -> line("    " + l.text() + " ".repeat(width - l.text().length()) + "  " + l.writers()));
        line("  " + witness.clash());
    }

    private void summary() {
        long safe =
                report.checks().stream().filter(c -> c.holds(report.verdict())).count();
        long undecided = report.checks().stream()
                .filter(c -> c.isUndecided(report.verdict()))
                .count();
        long all = report.checks().size();
        line(all + (all == 1 ? " thing" : " things") + " checked by the verdict " + report.verdict() + ": " + safe
                + " safe, " + (all - safe - undecided) + " unsafe"
                + (undecided == 0 ? "" : ", " + undecided + " undecided"));
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
