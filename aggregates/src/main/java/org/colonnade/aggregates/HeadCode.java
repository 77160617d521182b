package org.colonnade.aggregates;

import java.io.StringWriter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.text.Meanings;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the heads of a class's blocks tell beside their versions, as JSON: {@code
 * {"partition":"rounds[*]","sizes":{"rounds":2}}}.
 *
 * <p>Many blocks tell the same, and again whenever they are read. So texts that come again are read once.
 */
final class HeadCode {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int MOST_TEXTS = 4096;

    private final Meanings<Partition> partitions;
    private final Meanings<Told> texts = new Meanings<>(MOST_TEXTS, this::told);

    HeadCode(AggregateClass aggregate) {
        this.partitions = new Meanings<>(MOST_TEXTS, text -> PartitionText.read(aggregate, text));
    }

    /** @param partition that of the head, as text */
    static String text(Head head, String partition) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = MAPPER.createGenerator(text)) {
            json.writeStartObject().writeStringProperty("partition", partition).writeObjectPropertyStart("sizes");
            head.sizes().forEach((path, size) -> json.writeNumberProperty(path.toString(), size));
            json.writeEndObject();
            if (head.copied()) {
                json.writeBooleanProperty("copied", true);
            }
            json.writeEndObject();
        }
        return text.toString();
    }

    Told read(String text) {
        return texts.of(text);
    }

    private Told told(String text) {
        JsonNode value = MAPPER.readTree(text);
        Map<AccessPath, Integer> sizes = new LinkedHashMap<>();
        value.required("sizes").forEachEntry((path, size) -> sizes.put(AccessPath.of(path), size.intValue()));
        return new Told(
                partitions.of(value.required("partition").stringValue()),
                Collections.unmodifiableMap(sizes),
                value.path("copied").booleanValue(false));
    }

    /** What a text tells. */
    record Told(Partition partition, Map<AccessPath, Integer> sizes, boolean copied) {}
}
