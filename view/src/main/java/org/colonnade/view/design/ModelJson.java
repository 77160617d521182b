package org.colonnade.view.design;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import java.util.Locale;
import java.util.Optional;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Inequality;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.ValueShare;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON form of a model: entities with the relationships that they declare, and value objects. */
final class ModelJson {
    private ModelJson() {}

    static ObjectNode of(Model model) {
        ObjectNode node = object();
        node.set("entities", array(model.entities(), e -> entity(model, e)));
        node.set(
                "values",
                array(
                        model.values(),
                        v -> object().put("name", v.name())
                                .put("at", v.at().toString())
                                .set("attributes", array(v.attributes(), ModelJson::attribute))));
        return node;
    }

    private static ObjectNode entity(Model model, Entity entity) {
        ObjectNode node = object().put("name", entity.name()).put("count", entity.count());
        entity.turnover().rate().ifPresent(r -> node.put("perSecond", r.perSecond()));
        entity.turnover().kept().ifPresent(k -> node.put("keptSeconds", k.seconds()));
        node.put("at", entity.at().toString());
        if (entity.soleKey().isEmpty()) {
            ArrayNode key = node.putArray("key");
            entity.key().forEach(p -> key.add(p.name()));
        }
        node.set("attributes", array(entity.attributes(), ModelJson::attribute));
        node.set(
                "relationships",
                array(
                        model.relationships().stream()
                                .filter(r -> r.from().equals(entity))
                                .toList(),
                        ModelJson::relationship));
        return node;
    }

    private static ObjectNode attribute(Attribute attribute) {
        ObjectNode node = object().put("name", attribute.name())
                .put("type", attribute.type().toString())
                .put("bytes", attribute.type().size())
                .put("key", attribute.isKey())
                .put("optional", attribute.optional());
        attribute.distinct().ifPresent(d -> node.put("distinct", d));
        inequality(attribute.inequality()).ifPresent(i -> node.set("skew", i));
        return node.put("at", attribute.at().toString());
    }

    private static ObjectNode relationship(Relationship relationship) {
        ObjectNode node = object().put("name", relationship.name())
                .put("to", relationship.to().name());
        relationship.inverse().ifPresent(i -> node.put("inverse", i));
        inequality(relationship.there()).ifPresent(i -> node.set("skew", i));
        inequality(relationship.back()).ifPresent(i -> node.set("skewBack", i));
        return node.put(
                        "cardinality",
                        relationship
                                .cardinality()
                                .name()
                                .toLowerCase(Locale.ROOT)
                                .replace('_', '-'))
                .put("mandatory", relationship.mandatory())
                .put("each", relationship.each())
                .put("eachBack", relationship.backward().fanOut())
                .put("at", relationship.at().toString());
    }

    /** Returns how unevenly things are spread, unless they are even. */
    private static Optional<ObjectNode> inequality(Inequality inequality) {
        return inequality.match(
                even -> Optional.empty(),
                zipf -> Optional.of(object().put("zipf", zipf.exponent())),
                largest -> Optional.of(object().put("largest", largest.things())),
                largest -> Optional.of(object().put("largestShare", largest.share())),
                shares -> Optional.of(object().set("shares", array(shares.shares(), ModelJson::share))));
    }

    private static ObjectNode share(ValueShare share) {
        return object().put("value", share.value().toString()).put("share", share.share());
    }
}
