package org.colonnade.view.check;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;
import static org.colonnade.view.form.Json.texts;

import java.util.List;
import org.colonnade.block.Cause;
import org.colonnade.check.BlockCheck;
import org.colonnade.check.Check;
import org.colonnade.check.Exposure;
import org.colonnade.check.Failure;
import org.colonnade.check.Report;
import org.colonnade.check.Safety;
import org.colonnade.contention.Person;
import org.colonnade.contention.Repair;
import org.colonnade.contention.Ruling;
import org.colonnade.contention.Tree;
import org.colonnade.contention.Verdict;
import org.colonnade.text.Span;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** The checks of a design as JSON, in the form that docs/check.schema.json describes. */
public final class CheckJson {
    private static final String FORM = "colonnade/check/1";

    private final Report report;

    private CheckJson(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        return new CheckJson(report).text();
    }

    private String text() {
        ObjectNode node = object().put("form", FORM)
                .put("verdict", report.verdict().toString())
                .put("mix", report.pace().mix().name())
                .put("safe", report.isSafe());
        report.ranking().sound().stream()
                .findFirst()
                .ifPresent(g -> node.put("bestGrouping", g.grouping().toString()));
        node.set("checks", array(report.checks(), this::check));
        return Json.text(node);
    }

    private ObjectNode check(Check check) {
        ObjectNode node = object().put("kind", check.subject().kind().toString())
                .put("name", check.subject().name())
                .put("text", check.subject().text())
                .put("at", check.subject().at().toString())
                .put("safe", report.safety(check) == Safety.SAFE);
        ObjectNode verdicts = object();
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict.toString(), check.safety(verdict).ruling());
        }
        node.set("verdicts", verdicts);
        check.worst(report.verdict()).ifPresent(f -> node.set("finding", finding(check, f)));
        return node;
    }

    private ObjectNode finding(Check check, Failure failure) {
        BlockCheck block = failure.block();
        Ruling.Fails fails = failure.ruling();
        ObjectNode node = object().put("block", block.grammar().name()).put("nodes", fails.nodes());
        fails.witness().ifPresent(w -> {
            node.set("tree", tree(w.tree()));
            node.put("clash", w.clash().toString());
        });
        failure.collision().ifPresent(c -> {
            node.set("first", side(c.first().person(), c.firstCauses()));
            node.set("second", side(c.second().person(), c.secondCauses()));
        });
        block.exposure(report.design(), report.pace()).ifPresent(e -> node.set("exposure", exposure(e)));
        Repair repair = block.repair();
        if (repair instanceof Repair.Cuts cuts) {
            node.set("cuts", texts(cuts.cuts()));
        } else if (repair instanceof Repair.Futile futile) {
            node.set("beyondRegrouping", texts(futile.keys(), Tree::key));
        }
        return node.set("advice", strings(new Advice(report).of(check, failure)));
    }

    private static ObjectNode tree(Tree tree) {
        ObjectNode node = object().put("key", tree.key());
        node.set("writers", texts(tree.writers()));
        return node.set("children", array(tree.children(), CheckJson::tree));
    }

    private static ObjectNode side(Person person, List<Cause> causes) {
        ObjectNode node = object().put("writer", person.toString());
        return node.set("statements", array(causes, CheckJson::cause));
    }

    private static ObjectNode cause(Cause cause) {
        Span at = cause.statement().at();
        return object().put("request", cause.request().name()).put("at", at.toString());
    }

    private static ObjectNode exposure(Exposure exposure) {
        ObjectNode node = object().put("writesPerBlock", exposure.share()).put("limitReachedAt", exposure.limit());
        exposure.average().ifPresent(o -> node.put("averageFails", o.attemptFails()));
        exposure.busiest().ifPresent(o -> node.put("busiestFails", o.attemptFails()));
        return node;
    }
}
