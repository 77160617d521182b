package org.colonnade.measurement;

import java.util.List;
import java.util.Optional;
import org.colonnade.guard.Reach;

/** The results of a benchmark, mix by mix, with all that is needed to measure them again, and published results. */
public record BenchmarkResult(Setting setting, Machine machine, List<MixResult> mixes, List<Published> published) {
    public BenchmarkResult {
        mixes = List.copyOf(mixes);
        published = List.copyOf(published);
    }

    /**
     * The setting of a benchmark.
     *
     * @param store the address, without its password
     * @param product the product that keeps the families, and its version, if it tells
     * @param guard keeps updates of clients apart
     * @param data the scale, seed and skew of the data
     */
    public record Setting(
            String design, String costModel, String store, String product, Reach guard, String data, Plan plan) {}

    /** Returns the published result of a schema in a mix. */
    public Optional<Published> published(MixResult mix, SchemaResult schema) {
        return published.stream()
                .filter(p -> p.mix().equals(mix.mix()) && p.schema().equals(schema.schema()))
                .findFirst();
    }
}
