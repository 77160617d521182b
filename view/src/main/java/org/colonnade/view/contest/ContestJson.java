package org.colonnade.view.contest;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.numbers;
import static org.colonnade.view.form.Json.object;

import org.colonnade.arrangement.Cell;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Finding;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.measurement.Plan;
import org.colonnade.view.bench.BenchmarkJson;
import org.colonnade.view.form.Json;
import org.colonnade.view.form.Release;
import tools.jackson.databind.node.ObjectNode;

/** A benchmark of aggregates as JSON, in the form that docs/bench-aggregates.schema.json describes. */
public final class ContestJson {
    private static final String FORM = "colonnade/aggregate-benchmark/1";

    private ContestJson() {}

    public static String of(ContestResult result) {
        ContestResult.Setting setting = result.setting();
        ObjectNode node = object().put("form", FORM)
                .put("version", Release.NUMBER)
                .put("design", setting.design())
                .put("aggregate", setting.aggregate())
                .put("collection", setting.collection())
                .put("bytes", setting.bytes());
        node.set("plan", plan(setting.plan()));
        node.set("machine", BenchmarkJson.machine(result.machine()));
        node.set("stores", array(result.stores(), s -> store(result, s)));
        return Json.text(node);
    }

    private static ObjectNode plan(Plan plan) {
        return object().put("clients", plan.clients())
                .put("rounds", plan.rounds())
                .put("seed", plan.seed())
                .put("seconds", plan.extent().time().toNanos() / 1e9);
    }

    private static ObjectNode store(ContestResult result, StoreResult store) {
        ObjectNode node = object().put("store", store.address())
                .put("product", store.product())
                .put("finished", store.finished());
        ObjectNode advised = node.putObject("advised");
        store.advised().forEach((workload, name) -> advised.put(workload.title(), name));
        node.set("cells", array(store.cells(), ContestJson::cell));
        node.set("findings", array(result.findings(store), ContestJson::finding));
        return node;
    }

    private static ObjectNode cell(Cell cell) {
        ObjectNode node = BenchmarkJson.latencies(cell.latencies());
        node.put("aggregates", cell.size())
                .put("workload", cell.workload().title())
                .put("arrangement", cell.arrangement())
                .put("errors", cell.loop().errors());
        node.putObject("effort")
                .put("calls", cell.effort().calls())
                .put("entries", cell.effort().entries())
                .put("bytes", cell.effort().bytes());
        return node.set(
                "requests",
                array(
                        cell.loop().requests(),
                        r -> BenchmarkJson.latencies(r.latencies()).put("name", r.request())));
    }

    private static ObjectNode finding(Finding finding) {
        ObjectNode node = object().put("claim", finding.claim())
                .put("ratio", finding.ratio())
                .put("holds", finding.holds());
        node.set("means", numbers(finding.ratios()));
        return node.set("medians", numbers(finding.medians()));
    }
}
