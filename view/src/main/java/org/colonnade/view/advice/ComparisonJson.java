package org.colonnade.view.advice;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import java.util.stream.IntStream;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.SideBySide;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** A comparison as JSON, in the form that docs/advise.schema.json describes. */
public final class ComparisonJson {
    private static final String FORM = "colonnade/comparison/1";

    private ComparisonJson() {}

    public static String of(SideBySide compared) {
        ObjectNode node = object().put("form", FORM);
        node.set("costModel", AdviceJson.model(compared.model()));
        node.set("mixes", array(compared.contests(), c -> mix(compared, c)));
        return Json.text(node);
    }

    private static ObjectNode mix(SideBySide compared, SideBySide.Contest contest) {
        ObjectNode node = object().put("mix", contest.mix().name());
        contest.cheapest().ifPresent(c -> node.put("cheapest", c));
        return node.set(
                "schemas",
                array(
                        IntStream.range(0, compared.schemas().size()).boxed().toList(),
                        s -> schema(
                                compared.schemas().get(s), contest.entrants().get(s))));
    }

    private static ObjectNode schema(String name, Recommendation entrant) {
        ObjectNode node = object().put("name", name)
                .put("cost", entrant.cost())
                .put("bound", entrant.bound())
                .put("proven", entrant.isProven())
                .put("complete", entrant.isComplete())
                .put("families", entrant.families().size())
                .put("bytes", entrant.bytes());
        return node.set("requests", array(entrant.requests(), ComparisonJson::request));
    }

    private static ObjectNode request(RequestAdvice advice) {
        return AdviceJson.total(advice).set("missing", array(advice.impossible(), ComparisonJson::missing));
    }

    private static ObjectNode missing(StatementAdvice.Impossible impossible) {
        return object().put("text", impossible.statement().at().oneLine())
                .put("at", impossible.statement().at().toString())
                .set("reasons", strings(impossible.reasons()));
    }
}
