package org.colonnade.view.experiment;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Table;

/** What all experiments found, as a page of Markdown. */
public record ExperimentsDocument(List<ExperimentReport> reports, LocalDate date) {
    public String text() {
        StringBuilder text = new StringBuilder("# The papers' evaluations, run again\n\n");
        text.append("Each of these is one command, `./colonnade experiment NAME`. `./colonnade experiment all --")
                .append(reports.get(0).extent())
                .append(
                        " -o DIR` runs all of them and writes this page, a page with charts for each, and all that was ")
                .append("measured as JSON ([schema](experiment.schema.json)). This is what it wrote on ")
                .append(date)
                .append(".\n\n")
                .append(reports.get(0).setting())
                .append(".\n");
        for (ExperimentReport report : reports) {
            addFindings(report, text.append('\n'));
            addParts(report, text);
        }
        return text.toString();
    }

    /** The section of one of them, which says where it comes from. */
    public static String section(ExperimentReport report, LocalDate date) {
        StringBuilder text = new StringBuilder();
        addFindings(report, text);
        text.append("\nThis is what `./colonnade experiment ")
                .append(report.experiment().name())
                .append(" --")
                .append(report.extent())
                .append("` wrote on ")
                .append(date)
                .append(": ")
                .append(report.setting())
                .append(".\n");
        addParts(report, text);
        return text.toString();
    }

    private static void addFindings(ExperimentReport report, StringBuilder text) {
        text.append("## `").append(report.experiment().name()).append("`: ");
        text.append(report.experiment().title()).append("\n\n");
        text.append("*").append(report.experiment().source()).append("*\n\n");
        text.append("**Published.** ").append(report.experiment().published()).append("\n\n");
        text.append("**Here.** ").append(report.findings().sentence());
        text.append(' ').append(report.findings().verdict()).append('\n');
    }

    private static void addParts(ExperimentReport report, StringBuilder text) {
        report.findings().parts().forEach(p -> add(p, text));
    }

    private static void add(Part part, StringBuilder text) {
        text.append("\n### ").append(part.heading()).append('\n');
        text.append(part.remark().isEmpty() ? "" : "\n" + part.remark() + "\n");
        part.table().ifPresent(t -> {
            text.append('\n')
                    .append(row(t.columns().stream().map(Table.Column::heading).toList()));
            text.append(row(Collections.nCopies(t.columns().size(), "---")));
            t.rows().forEach(r -> text.append(row(r.stream().map(Table::text).toList())));
        });
    }

    private static String row(List<String> cells) {
        return cells.stream().map(c -> c.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
