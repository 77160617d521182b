package org.colonnade.view.representation;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.texts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.representation.Access;
import org.colonnade.representation.Reason;
import org.colonnade.representation.Representation;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.Sweep;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Representations as JSON, in the form that docs/representation.schema.json describes. */
public final class RepresentationJson {
    private static final String FORM = "colonnade/representation/1";

    private RepresentationJson() {}

    public static String of(List<RepresentationAdvice> advices) {
        return Json.list(FORM, "representations", advices, RepresentationJson::advice);
    }

    /** Sweeps, with what is to be said of the sizes of entries. */
    public static String of(Map<Sweep, List<Remark>> sweeps, StoreProfile store) {
        return Json.list(FORM, "sweeps", List.copyOf(sweeps.entrySet()), s -> sweep(s.getKey(), store, s.getValue()));
    }

    private static ObjectNode advice(RepresentationAdvice advice) {
        ObjectNode node = object().put("aggregate", advice.aggregate().name())
                .put("store", advice.store().name())
                .put("mix", advice.mix().name())
                .put("proven", advice.proven())
                .put("gain", advice.terms().gain());
        node.set("limits", limits(advice.store().limits()));
        node.set("accesses", array(List.copyOf(advice.accesses().entrySet()), RepresentationJson::access));
        node.set("oneEntry", representation(advice, advice.oneEntry()));
        node.set("fields", representation(advice, advice.fields()));
        node.set("best", representation(advice, advice.best()));
        advice.declared().ifPresent(d -> node.set("declared", representation(advice, d)));
        advice.unlimited().ifPresent(u -> node.set("unlimited", representation(advice, u)));
        advice.cheapest().ifPresent(c -> node.set("cheapest", representation(advice, c)));
        node.set("reasons", array(advice.reasons(), RepresentationJson::reason));
        node.set("remarks", array(RepresentationRemarks.of(advice), RepresentationJson::remark));
        return node;
    }

    /** Those that there are. */
    private static ObjectNode limits(StoreLimits limits) {
        ObjectNode node = object();
        Map<String, Double> all = new LinkedHashMap<>();
        all.put("entry", limits.entry());
        all.put("write", limits.write());
        all.put("block", limits.block());
        all.forEach((name, bytes) -> {
            if (!bytes.isInfinite()) {
                node.put(name, bytes);
            }
        });
        return node;
    }

    private static ObjectNode remark(Remark remark) {
        return object().put("kind", remark.kind().name()).put("text", remark.text());
    }

    private static ObjectNode access(Map.Entry<Access, Double> weighed) {
        Access access = weighed.getKey();
        ObjectNode node = object().put("request", access.request().name())
                .put("weight", weighed.getValue())
                .put("blocks", access.blocks());
        node.set("reads", texts(access.reads()));
        node.set("writes", texts(access.writes()));
        node.set("appends", texts(access.appends()));
        return node;
    }

    private static ObjectNode representation(RepresentationAdvice advice, Representation representation) {
        ObjectNode node = object().put("partition", CutText.of(representation.cut()));
        node.set("entries", entries(representation.cut()));
        node.put("entriesPerBlock", representation.entries())
                .put("bytesPerBlock", representation.bytes())
                .put("bytesOfLargestEntry", representation.largest().bytes())
                .put("refused", advice.isRefused(representation))
                .put("cost", representation.cost());
        ObjectNode requests = object();
        representation.requests().forEach(requests::put);
        node.set("requests", requests);
        return node;
    }

    /** Each entry as the paths in it. */
    private static ArrayNode entries(Cut cut) {
        return array(cut.portions(), p -> texts(p.members()));
    }

    private static ObjectNode reason(Reason reason) {
        return object().put("guideline", reason.guideline().number()).put("text", reason.text());
    }

    private static ObjectNode sweep(Sweep sweep, StoreProfile store, List<Remark> remarks) {
        ObjectNode node = object().put(
                        "aggregate", sweep.stretches().get(0).cut().aggregate().name())
                .put("store", store.name())
                .put("from", sweep.from().name())
                .put("to", sweep.to().name());
        node.set("stretches", array(sweep.stretches(), RepresentationJson::stretch));
        node.set("remarks", array(remarks, RepresentationJson::remark));
        return node;
    }

    private static ObjectNode stretch(Sweep.Stretch stretch) {
        ObjectNode node = object().put("begin", stretch.begin())
                .put("end", stretch.end())
                .put("partition", CutText.of(stretch.cut()));
        node.set("entries", entries(stretch.cut()));
        return node.put("costAtBegin", stretch.costAtBegin()).put("costAtEnd", stretch.costAtEnd());
    }
}
