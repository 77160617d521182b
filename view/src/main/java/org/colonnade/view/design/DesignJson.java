package org.colonnade.view.design;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.texts;

import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.colonnade.model.Period;
import org.colonnade.schema.Family;
import org.colonnade.view.form.Json;
import org.colonnade.workload.Mix;
import tools.jackson.databind.node.ObjectNode;

/** A design as JSON, in the form that docs/show.schema.json describes; the same design gives the same bytes. */
public final class DesignJson {
    private static final String FORM = "colonnade/design/1";

    private DesignJson() {}

    public static String of(Design design) {
        ObjectNode node = object().put("form", FORM);
        node.set("model", ModelJson.of(design.model()));
        node.set(
                "assertions",
                array(
                        design.equalities(),
                        e -> object().put("left", e.left().toString())
                                .put("right", e.right().toString())
                                .put("at", e.at().toString())));
        node.set("mixes", texts(design.mixes(), Mix::name));
        node.put("defaultMix", design.defaultMix().name());
        ObjectNode rates = object();
        design.mixes().forEach(m -> m.rate().ifPresent(r -> rates.put(m.name(), r.perSecond())));
        if (!rates.isEmpty()) {
            node.set("rates", rates);
        }
        if (!design.horizon().equals(Period.YEAR)) {
            node.put("horizonSeconds", design.horizon().seconds());
        }
        node.set("requests", array(design.requests(), RequestJson::of));
        node.set("groupings", array(design.groupings(), g -> named(g.name(), g.toString(), g.at())));
        node.set(
                "aggregates",
                array(design.aggregates(), a -> named(a.root().name(), a.cut().toString(), a.at())));
        node.set(
                "schemas",
                array(
                        design.schemas(),
                        s -> named(s.name(), s.at()).set("families", array(s.families(), DesignJson::family))));
        node.set("grammars", array(design.grammars(), DesignJson::grammar));
        return Json.text(node);
    }

    private static ObjectNode family(Family family) {
        ObjectNode node = named(family.name(), family.toString(), family.at());
        node.set("partition", texts(family.partition()));
        node.set("clustering", texts(family.clustering()));
        node.set("values", texts(family.values()));
        node.set("graph", RequestJson.graph(family.graph()));
        return node;
    }

    private static ObjectNode grammar(Grammar grammar) {
        ObjectNode node = named(grammar.name(), grammar.at());
        node.set("domains", texts(grammar.domains()));
        node.put("root", grammar.root().toString());
        node.set("productions", texts(grammar.productions()));
        node.set("writes", texts(grammar.writes()));
        return node;
    }

    private static ObjectNode named(String name, String text, Object at) {
        return object().put("name", name).put("text", text).put("at", at.toString());
    }

    private static ObjectNode named(String name, Object at) {
        return object().put("name", name).put("at", at.toString());
    }
}
