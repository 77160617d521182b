package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.schema.Schema;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which families of a design a command works on, and on which store. */
final class StoreOptions {
    private static final String RECOMMENDED = "recommended";

    @Mixin
    private AddressOption store = new AddressOption();

    @Option(
            names = "--schema",
            paramLabel = "NAME",
            description = "Whose families: recommended, the default, or a schema of the design.")
    private String schema = RECOMMENDED;

    @Option(names = "--mix", paramLabel = "NAME", description = "The mix to plan for, if not the default one.")
    private String mix;

    @Mixin
    private CostOption cost = new CostOption();

    /** Opens the store and plans the requests; if the design has errors, they are reported and there is nothing. */
    Optional<Deployment> open(Console console, Path file) {
        Address address = store.address();
        return Consultation.open(console, file, cost.model()).map(c -> open(c, address));
    }

    private Deployment open(Consultation consultation, Address address) {
        Store opened = Stores.open(address);
        try {
            return new Deployment(consultation, plan(consultation), opened);
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    private Recommendation plan(Consultation consultation) {
        Optional<Schema> given =
                schema.equals(RECOMMENDED) ? Optional.empty() : Optional.of(consultation.schema(schema));
        Advisor advisor = consultation.advisor(consultation.mix(Optional.ofNullable(mix)));
        try (Attendance attendance = consultation.attendance()) {
            Recommendation advice = given.isPresent()
                    ? advisor.evaluate(given.get(), attendance)
                    : advisor.recommend(Budget.NONE, attendance);
            if (attendance.wasCancelled()) {
                throw new Unusable("interrupted before the families were known; nothing was done");
            }
            return advice;
        }
    }
}
