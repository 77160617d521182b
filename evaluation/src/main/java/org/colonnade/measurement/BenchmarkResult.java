package org.colonnade.measurement;

import java.util.List;
import java.util.Optional;
import org.colonnade.guard.Reach;

/** What a benchmark measured, mix by mix, all that is needed to measure it again, and what others have measured. */
public record BenchmarkResult(Setting setting, Machine machine, List<MixResult> mixes, List<Published> published) {
    public BenchmarkResult {
        mixes = List.copyOf(mixes);
        published = List.copyOf(published);
    }

    /**
     * What was measured how.
     *
     * @param store the address, without its password
     * @param product what keeps the families, and its version, if it tells
     * @param guard what keeps updates of clients apart
     * @param data scale, seed and skew of the data
     */
    public record Setting(
            String design, String costModel, String store, String product, Reach guard, String data, Plan plan) {}

    /** What others have published of a schema in a mix. */
    public Optional<Published> published(MixResult mix, SchemaResult schema) {
        return published.stream()
                .filter(p -> p.mix().equals(mix.mix()) && p.schema().equals(schema.schema()))
                .findFirst();
    }
}
