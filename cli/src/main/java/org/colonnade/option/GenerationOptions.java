package org.colonnade.option;

import java.util.stream.Stream;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Which data are generated. */
public final class GenerationOptions {
    private static final double LARGEST = 1e6;
    private static final double SMALL = 1000;

    @Option(
            names = "--scale",
            paramLabel = "N",
            converter = Numeral.Converter.class,
            description = "How many instances, as a multiple of what the design says.")
    private Numeral scale;

    @Option(names = "--seed", paramLabel = "S", description = "Which data: any whole number; 1 is the default.")
    private long seed = 1;

    @Option(
            names = "--skew",
            paramLabel = "SKEW",
            description = "How unequally partners are spread: none, the default, or zipf:0.9.")
    private String skew = "none";

    public boolean isGiven(CommandSpec spec) {
        return Stream.of("--scale", "--seed", "--skew")
                .anyMatch(o -> spec.commandLine().getParseResult().hasMatchedOption(o));
    }

    /** Fails if they make no sense. */
    public void check() {
        Refusal.require(
                scale == null || scale.isWithin(0, LARGEST),
                "--scale must be above 0 and at most 1_000_000, not " + scale);
        skew();
    }

    private Skew skew() {
        try {
            return Skew.of(skew);
        } catch (IllegalArgumentException e) {
            throw new Refusal("--skew: " + e.getMessage());
        }
    }

    public long seed() {
        return seed;
    }

    /** As many as given, or as the design says. */
    public GeneratedData data(Design design) {
        return data(design, scale == null ? 1 : scale.value());
    }

    /** As many as given, or about a thousand instances of the most numerous entity, and not more than there should be. */
    public GeneratedData small(Design design) {
        long most = design.model().entities().stream()
                .mapToLong(Entity::count)
                .max()
                .orElse(1);
        return data(design, scale == null ? Math.min(1, SMALL / most) : scale.value());
    }

    private GeneratedData data(Design design, double chosen) {
        return new GeneratedData(design, chosen, seed, skew());
    }
}
