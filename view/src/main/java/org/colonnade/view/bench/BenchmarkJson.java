package org.colonnade.view.bench;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.numbers;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import org.colonnade.measurement.BenchmarkResult;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.MixResult;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Published;
import org.colonnade.measurement.RequestResult;
import org.colonnade.measurement.SchemaResult;
import org.colonnade.view.form.Json;
import org.colonnade.view.form.Release;
import tools.jackson.databind.node.ObjectNode;

/** A benchmark as JSON, in the form that docs/bench.schema.json describes. */
public final class BenchmarkJson {
    private static final String FORM = "colonnade/benchmark/1";
    private static final double MILLISECOND = 1e6;

    private final BenchmarkResult result;

    private BenchmarkJson(BenchmarkResult result) {
        this.result = result;
    }

    public static String of(BenchmarkResult result) {
        return Json.text(new BenchmarkJson(result).document());
    }

    private ObjectNode document() {
        BenchmarkResult.Setting setting = result.setting();
        ObjectNode node = object().put("form", FORM)
                .put("version", Release.NUMBER)
                .put("design", setting.design())
                .put("costModel", setting.costModel())
                .put("store", setting.store())
                .put("product", setting.product())
                .put("guard", setting.guard().toString())
                .put("data", setting.data());
        node.set("plan", plan(setting.plan()));
        node.set("machine", machine(result.machine()));
        return node.set("mixes", array(result.mixes(), this::mix));
    }

    private static ObjectNode plan(Plan plan) {
        ObjectNode node = object().put("clients", plan.clients())
                .put("rounds", plan.rounds())
                .put("seed", plan.seed());
        plan.extent()
                .requests()
                .ifPresentOrElse(
                        r -> node.put("requests", r),
                        () -> node.put("seconds", plan.extent().time().toMillis() / 1000.0));
        return node;
    }

    public static ObjectNode machine(Machine machine) {
        return object().put("system", machine.system())
                .put("java", machine.java())
                .put("processors", machine.processors())
                .put("memory", machine.memory());
    }

    private ObjectNode mix(MixResult mix) {
        ObjectNode node = object().put("mix", mix.mix()).put("finished", mix.finished());
        node.set("common", strings(mix.common()));
        mix.rate().ifPresent(r -> node.put("rate", r));
        return node.set("schemas", array(mix.schemas(), s -> schema(mix, s)));
    }

    private ObjectNode schema(MixResult mix, SchemaResult schema) {
        ObjectNode node = object().put("name", schema.schema())
                .put("families", schema.families())
                .put("entries", schema.entries())
                .put("loadSeconds", schema.loadSeconds());
        schema.bytes().ifPresent(b -> node.put("bytes", b));
        result.published(mix, schema).ifPresent(p -> node.set("published", published(p)));
        node.set("closed", loop(mix, schema.closed()));
        schema.open().ifPresent(o -> node.set("open", loop(mix, o)));
        return node;
    }

    private static ObjectNode published(Published published) {
        ObjectNode node = object();
        published.millis().ifPresent(m -> node.put("mean", m));
        published.bytes().ifPresent(b -> node.put("bytes", b));
        return node;
    }

    private static ObjectNode loop(MixResult mix, LoopResult loop) {
        ObjectNode node = object().put("seconds", loop.seconds())
                .put("throughput", loop.throughput())
                .put("errors", loop.errors())
                .put("unserved", loop.unserved());
        node.set("weighted", latencies(loop.weighted(mix.common())));
        node.set(
                "rounds",
                numbers(loop.rounds(mix.common()).stream()
                        .map(n -> n / MILLISECOND)
                        .toList()));
        return node.set("requests", array(loop.requests(), BenchmarkJson::request));
    }

    private static ObjectNode request(RequestResult request) {
        ObjectNode node = latencies(request.latencies());
        return node.put("name", request.request())
                .put("weight", request.weight())
                .put("errors", request.errors());
    }

    public static ObjectNode latencies(Latencies latencies) {
        return object().put("count", latencies.count())
                .put("mean", latencies.mean() / MILLISECOND)
                .put("p50", latencies.percentile(50) / MILLISECOND)
                .put("p95", latencies.percentile(95) / MILLISECOND)
                .put("p99", latencies.percentile(99) / MILLISECOND);
    }
}
