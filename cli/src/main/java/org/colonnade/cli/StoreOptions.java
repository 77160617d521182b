package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
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

    /**
     * Opens the store, or makes one, and plans the requests; if the design has errors, they are reported and there is
     * nothing.
     */
    Optional<Deployment> open(Console console, Path file) {
        return open(console, file, Stores::open);
    }

    /** The same for a store that must be there. */
    Optional<Deployment> find(Console console, Path file) {
        return open(console, file, Stores::find);
    }

    private Optional<Deployment> open(Console console, Path file, Function<Address, Store> opening) {
        Objections objections = new Objections();
        Optional<Address> address = objections.get(store::address);
        Optional<Consultation> consultation =
                objections.get(() -> consult(console, file, address)).flatMap(c -> c);
        consultation.ifPresent(c -> {
            objections.check(() -> schema(c));
            objections.check(() -> c.mix(Optional.ofNullable(mix)));
        });
        objections.raise();
        return consultation.map(c -> deploy(c, () -> opening.apply(address.orElseThrow())));
    }

    private Optional<Consultation> consult(Console console, Path file, Optional<Address> address) {
        return address.isEmpty()
                ? Consultation.open(console, file, cost.model())
                : Consultation.open(console, cost.model(), address.get(), () -> new Designs(console).read(file));
    }

    private Deployment deploy(Consultation consultation, Supplier<Store> opening) {
        Store opened = opening.get();
        try {
            return new Deployment(consultation, plan(consultation), opened);
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    private Optional<Schema> schema(Consultation consultation) {
        return schema.equals(RECOMMENDED) ? Optional.empty() : Optional.of(consultation.schema(schema));
    }

    private Recommendation plan(Consultation consultation) {
        Optional<Schema> given = schema(consultation);
        Advisor advisor = consultation.advisor(consultation.mix(Optional.ofNullable(mix)));
        try (Watched watched = consultation.watched()) {
            Recommendation advice = given.isPresent()
                    ? advisor.evaluate(given.get(), watched)
                    : advisor.recommend(Budget.NONE, watched);
            if (watched.wasStopped()) {
                throw new Unusable("interrupted before the families were known; nothing was done");
            }
            return advice;
        }
    }
}
