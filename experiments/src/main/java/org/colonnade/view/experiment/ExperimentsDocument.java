package org.colonnade.view.experiment;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Table;

/** What all experiments found, as a page of Markdown. */
public record ExperimentsDocument(List<ExperimentReport> reports, LocalDate date) {
    public String text() {
        StringBuilder text = new StringBuilder("# The papers' evaluations, run again\n\n");
        text.append("Each of these is one command, `./colonnade experiment NAME`. `./colonnade experiment all --"
                + reports.get(0).extent()
                + " -o DIR` runs all of them and writes this page, a page with charts for each, and all that was "
                + "measured as JSON ([schema](experiment.schema.json)). This is what it wrote on " + date + ".\n\n"
                + reports.get(0).setting() + ".\n");
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
        text.append(
                "\nThis is what `./colonnade experiment " + report.experiment().name() + " --" + report.extent()
                        + "` wrote on " + date + ": " + report.setting() + ".\n");
        addParts(report, text);
        return text.toString();
    }

    private static void addFindings(ExperimentReport report, StringBuilder text) {
        Experiment experiment = report.experiment();
        text.append("## `" + experiment.name() + "`: " + experiment.title() + "\n\n");
        text.append("*" + experiment.source() + "*\n\n");
        text.append("**Published.** " + experiment.published() + "\n\n");
        text.append("**Here.** " + report.findings().sentence() + " "
                + report.findings().verdict() + "\n");
    }

    private static void addParts(ExperimentReport report, StringBuilder text) {
        report.findings().parts().forEach(p -> add(p, text));
    }

    private static void add(Part part, StringBuilder text) {
        text.append("\n### ").append(part.heading()).append('\n');
        text.append(part.remark().isEmpty() ? "" : "\n" + part.remark() + "\n");
        part.table().ifPresent(t -> {
            text.append(
                    "\n" + row(t.columns().stream().map(Table.Column::heading).toList()));
            text.append(row(Collections.nCopies(t.columns().size(), "---")));
            t.rows().forEach(r -> text.append(row(r.stream().map(Table::text).toList())));
        });
    }

    private static String row(List<String> cells) {
        return cells.stream().map(c -> c.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
