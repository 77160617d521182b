package org.colonnade.aggregates;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.json.ComplexJson;
import org.colonnade.text.Meanings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes the heads of a class's blocks as JSON: {@code {"version":7,"partition":"rounds[*]","sizes":{"rounds":2}}}.
 *
 * <p>Invariant: a head that was read is written with the same text, even if a program with an earlier design wrote it.
 * So a reader can expect that text.
 *
 * <p>A copy made by a migration names its source: {@code "copied":"embedded:/srv/old#Game"}. Earlier versions wrote
 * {@code true} there, which is read as the empty text, and written again.
 *
 * <p>Many heads differ only in their versions, and recur with every read; recurring texts are read once.
 */
final class HeadCode {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int MOST_TEXTS = 4096;
    private static final Pattern BEGINNING = Pattern.compile("\\s*\\{\\s*\"version\"\\s*");

    private final Meanings<Cut> cuts;
    private final Meanings<Told> rests = new Meanings<>(MOST_TEXTS, this::told);
    private final Map<Cut, String> texts = new ConcurrentHashMap<>();
    private final Map<AccessPath, String> collections = new ConcurrentHashMap<>();

    HeadCode(AggregateClass aggregate) {
        this.cuts = new Meanings<>(MOST_TEXTS, text -> CutText.read(aggregate, text));
    }

    String text(Head head) {
        StringBuilder text = new StringBuilder("{\"version\":")
                .append(head.version())
                .append(",\"partition\":")
                .append(head.wording().map(ComplexJson::text).orElseGet(() -> text(head.cut())))
                .append(",\"sizes\":{");
        String separator = "";
        for (Map.Entry<AccessPath, Integer> size : head.sizes().entrySet()) {
            text.append(separator)
                    .append(collections.computeIfAbsent(size.getKey(), c -> ComplexJson.text(c.toString()) + ':'))
                    .append(size.getValue());
            separator = ",";
        }
        text.append('}');
        head.source().ifPresent(s -> text.append(",\"copied\":").append(s.isEmpty() ? "true" : ComplexJson.text(s)));
        return text.append('}').toString();
    }

    private String text(Cut cut) {
        return texts.computeIfAbsent(cut, p -> ComplexJson.text(CutText.of(p)));
    }

    /** @throws IllegalArgumentException if it is not the text of a head */
    Head read(String text) {
        int colon = text.indexOf(':');
        int comma = text.indexOf(',', colon);
        if (colon < 0 || comma < 0 || !BEGINNING.matcher(text).region(0, colon).matches()) {
            throw new IllegalArgumentException("its head has no version: " + text);
        }
        long version = Long.parseLong(text.substring(colon + 1, comma).strip());
        Told told = rests.of(text.substring(comma + 1));
        return new Head(version, told.cut(), told.sizes(), told.source(), told.wording());
    }

    /** @param rest the text of a head but for its version, which comes first */
    private Told told(String rest) {
        JsonNode value = MAPPER.readTree("{" + rest);
        Map<AccessPath, Integer> sizes = new LinkedHashMap<>();
        value.required("sizes").forEachEntry((path, size) -> sizes.put(AccessPath.of(path), size.intValue()));
        String wording = value.required("partition").stringValue();
        Cut cut = cuts.of(wording);
        return new Told(
                cut,
                Collections.unmodifiableMap(sizes),
                source(value.path("copied")),
                Optional.of(wording).filter(w -> !ComplexJson.text(w).equals(text(cut))));
    }

    private static Optional<String> source(JsonNode copied) {
        return copied.booleanValue(false) ? Optional.of("") : copied.stringValueOpt();
    }

    /** All that a head tells beside its version. */
    private record Told(Cut cut, Map<AccessPath, Integer> sizes, Optional<String> source, Optional<String> wording) {}
}
