package org.colonnade.json;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import tools.jackson.databind.JsonNode;

/**
 * The fields that some JSON has and other JSON lacks, by their paths with {@code [*]} in place of indices.
 *
 * <p>A field with a value there, even another one, is not lost, nor are some of several elements: objects mean it so.
 */
final class Losses {
    private final Set<AccessPath> lost = new LinkedHashSet<>();

    private Losses() {}

    static Set<AccessPath> between(JsonNode before, JsonNode after) {
        Losses losses = new Losses();
        losses.compare(AccessPath.ROOT, before, after);
        return Collections.unmodifiableSet(losses.lost);
    }

    private void compare(AccessPath at, JsonNode before, JsonNode after) {
        if (!isThere(before)) {
            return;
        } else if (!isThere(after)) {
            lost.add(at);
        } else if (before.isObject()) {
            before.properties().forEach(f -> compare(at.field(f.getKey()), f.getValue(), after.get(f.getKey())));
        } else if (before.isArray()) {
            for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
                compare(at.every(), before.get(i), after.get(i));
            }
        }
    }

    private static boolean isThere(JsonNode node) {
        return node != null && !node.isNull() && !(node.isArray() && node.isEmpty());
    }
}
