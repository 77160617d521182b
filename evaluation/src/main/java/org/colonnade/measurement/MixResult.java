package org.colonnade.measurement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;

/**
 * The results of several schemas in one mix.
 *
 * @param rate the calls per second of the open loop
 * @param common the requests that all schemas can run, by which they are compared
 * @param finished whether everything planned was measured
 */
public record MixResult(
        String mix, List<SchemaResult> schemas, OptionalDouble rate, List<String> common, boolean finished) {
    public MixResult {
        schemas = List.copyOf(schemas);
        common = List.copyOf(common);
    }

    /** Returns the requests that any of the schemas can run. */
    public Set<String> requests() {
        Set<String> names = new LinkedHashSet<>();
        schemas.forEach(s -> s.closed().requests().forEach(r -> names.add(r.request())));
        return names;
    }

    /** Returns one of the loops of each schema; nothing if the race did not come to it. */
    public Optional<List<LoopResult>> loops(Function<SchemaResult, Optional<LoopResult>> loop) {
        List<LoopResult> loops =
                schemas.stream().flatMap(s -> loop.apply(s).stream()).toList();
        return loops.size() == schemas.size() ? Optional.of(loops) : Optional.empty();
    }
}
