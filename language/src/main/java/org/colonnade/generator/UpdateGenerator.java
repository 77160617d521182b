package org.colonnade.generator;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Model;
import org.colonnade.model.Step;

/**
 * Writes random updates of one entity each. UPDATE sets two attributes where the key, or an attribute that it does not
 * set, has a value; INSERT sets all of them and connects to every mandatory partner, if the entity has any.
 */
final class UpdateGenerator {
    private static final int CHANGED = 2;

    private final Model model;
    private final RandomWalk walk;
    private final SplitMix random;

    UpdateGenerator(Model model, RandomWalk walk, SplitMix random) {
        this.model = model;
        this.walk = walk;
        this.random = random;
    }

    String update() {
        Entity entity = walk.entity();
        List<Attribute> changed = random.sample(
                entity.attributes().stream().filter(a -> !a.isKey()).toList(), CHANGED);
        List<PathColumn> kept = PathColumn.of(entity.name(), entity).stream()
                .filter(c -> !changed.contains(c.attribute()))
                .toList();
        return "UPDATE " + entity + set(changed) + " WHERE " + random.of(kept).compared("=");
    }

    String insert() {
        Entity entity = walk.entity();
        String partners = model.steps(entity).stream()
                .filter(Step::isMandatory)
                .map(s -> s.name() + "(?" + s.name() + ")")
                .collect(Collectors.joining(", "));
        return "INSERT INTO " + entity + set(entity.attributes())
                + (partners.isEmpty() ? "" : " CONNECT TO " + partners);
    }

    private static String set(List<Attribute> attributes) {
        return attributes.stream()
                .map(a -> a.name() + " = ?" + a.name())
                .collect(Collectors.joining(", ", " SET ", ""));
    }
}
