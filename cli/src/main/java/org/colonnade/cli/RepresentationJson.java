package org.colonnade.cli;

import static org.colonnade.cli.DesignJson.array;
import static org.colonnade.cli.DesignJson.object;
import static org.colonnade.cli.DesignJson.texts;

import java.util.List;
import java.util.Map;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.partition.Portion;
import org.colonnade.representation.Access;
import org.colonnade.representation.Reason;
import org.colonnade.representation.Representation;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.Sweep;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Representations as JSON, in the form that docs/representation.schema.json describes. */
final class RepresentationJson {
    private static final String FORM = "colonnade/representation/1";

    private RepresentationJson() {}

    static String of(List<RepresentationAdvice> advices) {
        ObjectNode node = object().put("form", FORM);
        node.set("representations", array(advices, RepresentationJson::advice));
        return DesignJson.text(node);
    }

    static String of(List<Sweep> sweeps, StoreProfile store) {
        ObjectNode node = object().put("form", FORM);
        node.set("sweeps", array(sweeps, s -> sweep(s, store)));
        return DesignJson.text(node);
    }

    private static ObjectNode advice(RepresentationAdvice advice) {
        ObjectNode node = object().put("aggregate", advice.aggregate().name())
                .put("store", advice.store().name())
                .put("mix", advice.mix().name())
                .put("proven", advice.proven());
        node.set("accesses", array(List.copyOf(advice.accesses().entrySet()), RepresentationJson::access));
        node.set("oneEntry", representation(advice.oneEntry()));
        node.set("fields", representation(advice.fields()));
        node.set("best", representation(advice.best()));
        advice.declared().ifPresent(d -> node.set("declared", representation(d)));
        node.set("reasons", array(advice.reasons(), RepresentationJson::reason));
        return node;
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

    private static ObjectNode representation(Representation representation) {
        ObjectNode node = object().put("partition", PartitionText.of(representation.partition()));
        node.set("entries", entries(representation.partition()));
        node.put("entriesPerBlock", representation.entries())
                .put("bytesPerBlock", representation.bytes())
                .put("cost", representation.cost());
        ObjectNode requests = object();
        representation.requests().forEach(requests::put);
        node.set("requests", requests);
        return node;
    }

    /** Each entry as the paths in it. */
    private static ArrayNode entries(Partition partition) {
        ArrayNode entries = DesignJson.strings(List.of());
        partition.portions().stream().map(Portion::members).forEach(m -> entries.add(texts(m)));
        return entries;
    }

    private static ObjectNode reason(Reason reason) {
        return object().put("guideline", reason.guideline().number()).put("text", reason.text());
    }

    private static ObjectNode sweep(Sweep sweep, StoreProfile store) {
        ObjectNode node = object().put(
                        "aggregate",
                        sweep.stretches().get(0).partition().aggregate().name())
                .put("store", store.name())
                .put("from", sweep.from().name())
                .put("to", sweep.to().name());
        node.set("stretches", array(sweep.stretches(), RepresentationJson::stretch));
        return node;
    }

    private static ObjectNode stretch(Sweep.Stretch stretch) {
        ObjectNode node = object().put("begin", stretch.begin())
                .put("end", stretch.end())
                .put("partition", PartitionText.of(stretch.partition()));
        node.set("entries", entries(stretch.partition()));
        return node.put("costAtBegin", stretch.costAtBegin()).put("costAtEnd", stretch.costAtEnd());
    }
}
