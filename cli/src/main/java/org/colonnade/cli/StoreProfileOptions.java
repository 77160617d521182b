package org.colonnade.cli;

import java.util.List;
import java.util.Optional;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.StoreProfiles;
import picocli.CommandLine.Option;

/** For which store something is chosen, and what operations cost there. */
final class StoreProfileOptions {
    @Option(
            names = "--store",
            paramLabel = "NAME",
            required = true,
            description =
                    "The store: cassandra, couchbase, datastore, dynamodb, embedded, hbase, mongodb, oracle-nosql or"
                            + " redis.")
    private String store;

    @Option(
            names = "--cost",
            paramLabel = "MODEL",
            description = "Costs measured there, as advise takes them; orders of magnitude are the default.")
    private String cost;

    /** The profile; nothing if the file with the costs has errors, which are reported then. */
    Optional<StoreProfile> profile(Console console) {
        StoreProfile profile = named();
        return cost == null
                ? Optional.of(profile)
                : new CostModels(console).find(cost).map(profile::with);
    }

    StoreProfile named() {
        List<String> names = StoreProfiles.ALL.stream().map(StoreProfile::name).toList();
        return StoreProfiles.named(store).orElseThrow(() -> Consultation.unknown("store", store, names));
    }
}
