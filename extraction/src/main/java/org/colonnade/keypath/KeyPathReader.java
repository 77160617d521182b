package org.colonnade.keypath;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads one key of JSON, in any of the ways in which keys are written:
 *
 * <pre>
 * [["User", "alice"], ["Article", 17]]
 * ["User", "alice", "Article", 17]
 * {"path": [{"kind": "User", "name": "alice"}, {"kind": "Article", "id": "17"}]}
 * </pre>
 *
 * <p>The last may have a {@code partitionId}, and may itself be the {@code key} of an entity, or of the {@code entity}
 * of a query's result.
 */
final class KeyPathReader {
    /** As deep as Datastore allows. */
    private static final int DEEPEST = 100;

    private static final JsonMapper JSON = new JsonMapper();

    private KeyPathReader() {}

    static KeyPath read(String line) throws BadKey {
        JsonNode node;
        try {
            node = JSON.readTree(line);
        } catch (JacksonException e) {
            throw new BadKey("this is no JSON: " + where(e));
        }
        KeyPath path = node.isObject() ? ofObject(node) : new KeyPath("", steps(node));
        if (path.steps().size() > DEEPEST) {
            throw new BadKey("the path has " + path.steps().size() + " steps; Datastore allows " + DEEPEST);
        }
        return path;
    }

    private static KeyPath ofObject(JsonNode node) throws BadKey {
        if (node.path("entity").isObject()) {
            return ofObject(node.path("entity"));
        }
        if (node.path("key").isObject()) {
            return ofObject(node.path("key"));
        }
        if (!node.path("path").isArray()) {
            throw new BadKey("the object has neither `path` nor `key`");
        }
        return new KeyPath(partition(node.path("partitionId")), steps(node.path("path")));
    }

    /** Empty for the default partition, as for keys that are written without one. */
    private static String partition(JsonNode partition) {
        return Stream.of("projectId", "databaseId", "namespaceId")
                .map(field -> text(partition, field))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.joining("/"));
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).isString() ? node.path(field).stringValue() : "";
    }

    private static List<KeyPath.Step> steps(JsonNode path) throws BadKey {
        if (!path.isArray()) {
            throw new BadKey("a key is an array of kinds and identifiers, such as [[\"User\", \"alice\"]]");
        }
        if (path.isEmpty()) {
            throw new BadKey("the path is empty");
        }
        return path.get(0).isString() ? flat(path) : nested(path);
    }

    private static List<KeyPath.Step> flat(JsonNode path) throws BadKey {
        if (path.size() % 2 != 0) {
            throw incomplete(kind(path.get(path.size() - 1)));
        }
        List<KeyPath.Step> steps = new ArrayList<>();
        for (int i = 0; i < path.size(); i += 2) {
            steps.add(step(kind(path.get(i)), path.get(i + 1)));
        }
        return steps;
    }

    private static List<KeyPath.Step> nested(JsonNode path) throws BadKey {
        List<KeyPath.Step> steps = new ArrayList<>();
        for (JsonNode element : path) {
            steps.add(element.isObject() ? ofElement(element) : ofPair(element));
        }
        return steps;
    }

    private static KeyPath.Step ofPair(JsonNode pair) throws BadKey {
        if (pair.isArray() && pair.size() == 1) {
            throw incomplete(kind(pair.get(0)));
        }
        if (!pair.isArray() || pair.size() != 2) {
            throw new BadKey("a step of the path is a kind and an identifier, such as [\"User\", \"alice\"]");
        }
        return step(kind(pair.get(0)), pair.get(1));
    }

    private static KeyPath.Step ofElement(JsonNode element) throws BadKey {
        String kind = kind(element.path("kind"));
        JsonNode name = element.path("name");
        JsonNode id = element.path("id");
        if (name.isString() && !name.stringValue().isEmpty()) {
            return step(kind, name);
        }
        if (id.isString()) {
            return numeric(kind, id.stringValue());
        }
        return step(kind, id);
    }

    private static String kind(JsonNode kind) throws BadKey {
        if (!kind.isString() || kind.stringValue().isEmpty()) {
            throw new BadKey("a kind is a text that is not empty");
        }
        return kind.stringValue();
    }

    private static KeyPath.Step step(String kind, JsonNode identifier) throws BadKey {
        if (identifier.isString() && !identifier.stringValue().isEmpty()) {
            return new KeyPath.Step(kind, identifier.stringValue(), false);
        }
        if (identifier.isMissingNode() || identifier.isNull()) {
            throw incomplete(kind);
        }
        return numeric(kind, identifier.isNumber() ? identifier.asString() : "");
    }

    private static KeyPath.Step numeric(String kind, String digits) throws BadKey {
        try {
            long number = Long.parseLong(digits);
            if (number == 0) {
                throw incomplete(kind);
            }
            return new KeyPath.Step(kind, Long.toString(number), true);
        } catch (NumberFormatException e) {
            throw new BadKey("the identifier of " + kind + " is neither a name nor a whole number");
        }
    }

    private static BadKey incomplete(String kind) {
        return new BadKey("the key is incomplete: " + kind + " has no identifier");
    }

    /** What nests too deep is refused without a place. */
    private static String where(JacksonException e) {
        return e.getLocation() == null
                ? "it nests too deep"
                : "it goes wrong at column " + e.getLocation().getColumnNr();
    }
}
