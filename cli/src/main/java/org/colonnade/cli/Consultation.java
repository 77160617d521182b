package org.colonnade.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.colonnade.advice.Advisor;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Schema;
import org.colonnade.store.Address;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.text.NearNames;
import org.colonnade.workload.Mix;

/** What the advisor's commands begin with: a design, a cost model and a solver. */
record Consultation(Console console, Design design, CostModel model) {
    /** How long someone waits before wanting to stop the advisor. */
    private static final Duration PATIENCE = Duration.ofMillis(50);

    /** Reads both files; if one has errors, they are reported and there is nothing to begin with. */
    static Optional<Consultation> open(Console console, Path file, String cost) {
        return open(console, cost, () -> new Designs(console).read(file));
    }

    static Optional<Consultation> open(Console console, String cost, Supplier<Optional<Design>> reading) {
        return open(console, new CostModels(console).find(cost, Optional.empty()), reading);
    }

    /** The same for a store of which the costs should be. */
    static Optional<Consultation> open(
            Console console, String cost, Address address, Supplier<Optional<Design>> reading) {
        StoreProfile store = Stores.kind(address.scheme()).profile();
        return open(console, new CostModels(console).find(cost, Optional.of(store)), reading);
    }

    private static Optional<Consultation> open(
            Console console, Optional<CostModel> model, Supplier<Optional<Design>> reading) {
        Optional<Design> design = reading.get();
        return model.isPresent() && design.isPresent()
                ? Optional.of(new Consultation(console, design.get(), model.get()))
                : Optional.empty();
    }

    /** The same with other prices. */
    Consultation priced(UnaryOperator<CostModel> prices) {
        return new Consultation(console, design, prices.apply(model));
    }

    /** The mix of a name, or the default one. */
    Mix mix(Optional<String> name) {
        return name.isPresent() ? named("mix", name.get(), design.mixes(), Mix::name) : design.defaultMix();
    }

    Schema schema(String name) {
        return named("schema", name, design.schemas(), Schema::name);
    }

    private static <T> T named(String what, String wanted, Collection<T> things, Function<T, String> name) {
        List<String> known = things.stream().map(name).toList();
        return things.stream()
                .filter(t -> name.apply(t).equals(wanted))
                .findFirst()
                .orElseThrow(() -> unknown(what, wanted, known));
    }

    /** The things of some names, each once; all names that are unknown are told at once. */
    static <T> List<T> all(String what, List<String> wanted, Collection<T> things, Function<T, String> name) {
        List<String> known = things.stream().map(name).toList();
        List<String> unknown = wanted.stream()
                .distinct()
                .filter(w -> !known.contains(w))
                .map(w -> unknownText(what, w, known))
                .toList();
        if (!unknown.isEmpty()) {
            throw new Unusable(unknown);
        }
        return wanted.stream().distinct().map(w -> named(what, w, things, name)).toList();
    }

    static Unusable unknown(String what, String wanted, List<String> known) {
        return new Unusable(unknownText(what, wanted, known));
    }

    private static String unknownText(String what, String wanted, List<String> known) {
        String help = known.isEmpty() ? "; the design has none" : NearNames.help("; ", wanted, known);
        return "there is no " + what + " '" + wanted + "'" + help;
    }

    Advisor advisor(Mix mix) {
        Solver solver = Solver.find().orElseThrow();
        solver.prepare();
        return new Advisor(design, mix, model, solver);
    }

    /** Whoever watches the advisor; Ctrl-C is listened for only when it has taken long. */
    Watched watched() {
        return new Watched(console, PATIENCE);
    }
}
