package org.colonnade.aggregates;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.json.ComplexJson;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.text.Meanings;
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

    /** @param partition that of the head, as a string of JSON */
    static String text(Head head, String partition) {
        StringBuilder text =
                new StringBuilder("{\"partition\":").append(partition).append(",\"sizes\":{");
        String separator = "";
        for (Map.Entry<AccessPath, Integer> size : head.sizes().entrySet()) {
            text.append(separator)
                    .append(ComplexJson.text(size.getKey().toString()))
                    .append(':')
                    .append(size.getValue());
            separator = ",";
        }
        return text.append(head.copied() ? "},\"copied\":true}" : "}}").toString();
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
