package org.colonnade.option;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.console.Console;
import org.colonnade.representation.Terms;
import org.colonnade.session.ByName;
import org.colonnade.session.Objections;
import org.colonnade.session.Refusal;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import picocli.CommandLine.Option;

/** For which store something is chosen, and what operations cost there. */
public final class StoreProfileOptions {
    @Option(
            names = "--store",
            paramLabel = "NAME",
            required = true,
            completionCandidates = StoreNames.class,
            description = "The store: ${COMPLETION-CANDIDATES}.")
    private String store;

    @Option(
            names = "--cost",
            paramLabel = "MODEL",
            description = "Costs measured there by calibrate; orders of magnitude are the default.")
    private String cost;

    @Option(
            names = "--gain",
            paramLabel = "PERCENT",
            description = "What a kind of entry must save at least, in percent of the cost with one entry; 0.1 is the"
                    + " default.")
    private double gain = 100 * Terms.USUAL_GAIN;

    /** The profile and what entries must gain. */
    public Terms terms(Console console) {
        Objections objections = new Objections();
        Optional<StoreProfile> profile = objections.get(this::named);
        objections.check(this::checkGain);
        Optional<UnaryOperator<StoreProfile>> pricing = objections.get(() -> new Sessions(console).pricing(cost));
        objections.raise();
        return new Terms(pricing.orElseThrow().apply(profile.orElseThrow()), gain / 100);
    }

    private void checkGain() {
        Refusal.require(gain >= 0 && gain <= 100, "--gain must be a number from 0 to 100");
    }

    private StoreProfile named() {
        List<String> names = Stores.names();
        String scheme = store.replaceFirst(":.*", "");
        if (!names.contains(scheme)) {
            throw ByName.unknown("store", store, names);
        }
        if (!scheme.equals(store)) {
            throw new Refusal("--store takes a name here, not an address; write --store " + scheme);
        }
        return Stores.kind(store).profile();
    }
}
