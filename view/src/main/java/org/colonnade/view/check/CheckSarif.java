package org.colonnade.view.check;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.block.Cause;
import org.colonnade.check.Advice;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Report;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Verdict;
import org.colonnade.text.Span;
import org.colonnade.view.form.Json;
import org.colonnade.view.form.Release;
import tools.jackson.databind.node.ObjectNode;

/** The findings in the Static Analysis Results Interchange Format (SARIF 2.1.0), which code hosts show beside the text. */
public final class CheckSarif {
    private final Report report;

    private CheckSarif(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        return new CheckSarif(report).text();
    }

    private String text() {
        ObjectNode log = object().put("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
                .put("version", "2.1.0");
        ObjectNode driver = object().put("name", "colonnade").put("version", Release.NUMBER);
        driver.set("rules", array(List.of(Verdict.values()), CheckSarif::rule));
        ObjectNode run = object().put("columnKind", "unicodeCodePoints");
        run.set("tool", object().set("driver", driver));
        run.set("results", array(unsafe(), this::result));
        log.set("runs", array(List.of(run), r -> r));
        return Json.text(log);
    }

    private List<Check> unsafe() {
        return report.checks().stream().filter(c -> !c.holds(report.verdict())).toList();
    }

    private static ObjectNode rule(Verdict verdict) {
        ObjectNode rule = object().put("id", id(verdict));
        rule.set("shortDescription", message("A block is not " + verdict + ": writes of several users may collide"));
        return rule;
    }

    private static String id(Verdict verdict) {
        return "contention/" + verdict;
    }

    private static ObjectNode message(String text) {
        return object().put("text", text);
    }

    private ObjectNode result(Check check) {
        Optional<BlockCheck> worst = check.worst(report.verdict());
        ObjectNode result =
                object().put("ruleId", id(report.verdict())).put("level", worst.isPresent() ? "error" : "warning");
        result.set("message", message(worst.map(b -> text(check, b)).orElse(check.subject() + " is undecided")));
        result.set("locations", array(List.of(check.subject().at()), CheckSarif::location));
        worst.ifPresent(b -> result.set("relatedLocations", array(related(b), CheckSarif::related)));
        return result;
    }

    private String text(Check check, BlockCheck block) {
        Ruling.Fails fails = (Ruling.Fails) report.verdict().of(block.findings());
        List<String> sentences = new ArrayList<>();
        sentences.add(check.subject() + " is unsafe");
        fails.witness().ifPresent(w -> sentences.add("in " + w.tree() + ", " + w.clash()));
        sentences.addAll(new Advice(report).of(check, block, fails));
        return String.join("\n", sentences);
    }

    private List<Cause> related(BlockCheck block) {
        Ruling.Fails fails = (Ruling.Fails) report.verdict().of(block.findings());
        String mix = report.pace().mix().name();
        List<Cause> related = new ArrayList<>();
        fails.witness().flatMap(w -> block.collision(w.clash())).ifPresent(c -> {
            c.first(mix).ifPresent(related::add);
            c.second(mix).filter(o -> !related.contains(o)).ifPresent(related::add);
        });
        return related;
    }

    private static ObjectNode related(Cause cause) {
        ObjectNode location = location(cause.statement().at());
        return location.set("message", message("written by " + cause.request().name()));
    }

    private static ObjectNode location(Span at) {
        ObjectNode region = object().put("startLine", at.line()).put("startColumn", at.column());
        ObjectNode physical = object();
        physical.set("artifactLocation", object().put("uri", at.source().name()));
        physical.set("region", region);
        return object().set("physicalLocation", physical);
    }
}
