package org.colonnade.view.experiment;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import java.util.Locale;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.ExperimentResult;
import org.colonnade.experiment.Occasion;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Table;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;
import org.colonnade.measurement.Machine;
import org.colonnade.view.bench.BenchmarkJson;
import org.colonnade.view.form.Json;
import org.colonnade.view.form.Release;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What an experiment found, as text and as JSON. */
public record ExperimentReport(Experiment experiment, Occasion occasion, ExperimentResult findings) {
    private static final String FORM = "colonnade/experiment/1";

    /** What it was run on and with. */
    public String setting() {
        Machine machine = Machine.here();
        return "Colonnade " + Release.NUMBER + ", " + machine.processors() + " processors, "
                + Figures.bytes(machine.memory()) + ", " + machine.system() + ", " + machine.java() + "; extent "
                + extent() + ", seed " + occasion.seed();
    }

    /** How much was measured, as the option for it. */
    public String extent() {
        return occasion.extent().name().toLowerCase(Locale.ROOT);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(experiment.title().toUpperCase(Locale.ROOT)).append("\n\n");
        text.append("published  ").append(experiment.published()).append('\n');
        text.append("           (").append(experiment.source()).append(")\n");
        text.append("here       ").append(findings.sentence()).append('\n');
        text.append("           ").append(findings.verdict()).append('\n');
        for (Part part : findings.parts()) {
            text.append('\n').append(part.heading()).append('\n');
            part.table().ifPresent(t -> text.append(table(t).text("  ")));
            text.append(part.remark().isEmpty() ? "" : "  " + part.remark() + "\n");
        }
        return text.append('\n').append(setting()).append('\n').toString();
    }

    private static TextTable table(Table table) {
        TextTable text = new TextTable(
                table.columns().stream().map(Table.Column::heading).toList());
        table.rows().forEach(r -> text.add(r.stream().map(Table::text).toList()));
        return text;
    }

    public String json() {
        Machine machine = Machine.here();
        ObjectNode node = object().put("form", FORM)
                .put("version", Release.NUMBER)
                .put("experiment", experiment.name())
                .put("title", experiment.title())
                .put("source", experiment.source())
                .put("published", experiment.published())
                .put("found", findings.sentence())
                .put("agreement", findings.agreement().name().toLowerCase(Locale.ROOT))
                .put("extent", extent())
                .put("seed", occasion.seed());
        node.set("machine", BenchmarkJson.machine(machine));
        return Json.text(node.set("parts", array(findings.parts(), ExperimentReport::part)));
    }

    private static ObjectNode part(Part part) {
        ObjectNode node = object().put("title", part.title())
                .put("status", part.status().toString())
                .put("remark", part.remark());
        part.table().ifPresent(t -> {
            node.set(
                    "columns",
                    array(t.columns(), c -> object().put("name", c.name()).put("unit", c.unit())));
            node.set("rows", array(t.rows(), r -> array(r, JsonNodeFactory.instance::pojoNode)));
        });
        return node;
    }
}
