package org.colonnade.view.boundary;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import org.colonnade.boundary.Accesses;
import org.colonnade.boundary.AggregateBlock;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryScore;
import org.colonnade.boundary.Placement;
import org.colonnade.boundary.Placement.Alternative;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Proposed aggregates as JSON, in the form that docs/aggregates.schema.json describes. */
public final class AggregatesJson {
    private static final String FORM = "colonnade/aggregates/1";

    private AggregatesJson() {}

    public static String of(BoundaryAdvice advice) {
        ObjectNode node =
                object().put("form", FORM).put("mix", advice.mix().name()).put("complete", advice.complete());
        node.set("score", score(advice.score()));
        node.set("aggregates", array(advice.blocks(), AggregatesJson::block));
        node.set("placements", array(advice.placements(), AggregatesJson::placement));
        node.set(
                "requests",
                array(
                        advice.visits(),
                        v -> accesses(v.accesses())
                                .put("name", v.request().name())
                                .put("weight", v.weight())
                                .put("atomic", v.accesses().isAtomic())));
        advice.undeclared().ifPresent(u -> {
            ObjectNode other = object();
            other.set("score", score(u.score()));
            other.set("nestings", Json.texts(u.boundaries().nestings()));
            node.set("undeclared", other);
        });
        return Json.text(node);
    }

    private static ObjectNode score(BoundaryScore score) {
        return object().put("blocksPerRequest", score.accesses()).put("atomicShare", score.atomic());
    }

    private static ObjectNode accesses(Accesses accesses) {
        return object().put("found", accesses.found())
                .put("read", accesses.read())
                .put("written", accesses.written())
                .put("noted", accesses.noted());
    }

    private static ObjectNode block(AggregateBlock block) {
        return object().put("root", block.group().entity().name())
                .put("text", block.group().toString())
                .put("count", block.group().entity().count())
                .put("bytes", block.bytes())
                .put("shared", block.shared());
    }

    private static ObjectNode placement(Placement placement) {
        ObjectNode node = object().put("entity", placement.entity().name()).put("declared", placement.declared());
        placement.nesting().ifPresent(n -> node.put("nesting", n.toString()));
        node.set("alternatives", array(placement.alternatives(), AggregatesJson::alternative));
        return node;
    }

    private static ObjectNode alternative(Alternative alternative) {
        ObjectNode node = object();
        alternative.nesting().ifPresent(n -> node.put("nesting", n.toString()));
        alternative.score().ifPresent(s -> node.set("score", score(s)));
        alternative.obstacle().ifPresent(o -> node.put("obstacle", o.toString()));
        node.set("changes", array(alternative.changes(), AggregatesJson::change));
        return node;
    }

    private static ObjectNode change(Placement.Change change) {
        ObjectNode node = object().put("request", change.request()).put("share", change.share());
        node.set("proposed", accesses(change.proposed()));
        node.set("otherwise", accesses(change.otherwise()));
        return node;
    }
}
