package org.colonnade.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.colonnade.console.Console;
import org.colonnade.option.FamiliesOptions.Chosen;
import org.colonnade.session.Objections;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import picocli.CommandLine.Mixin;

/** Which families of a design a command works on, and on which store. */
public final class StoreOptions {
    @Mixin
    private AddressOption store = new AddressOption();

    @Mixin
    private FamiliesOptions families = new FamiliesOptions();

    /** Opens the store, or makes one, and plans the requests. */
    public Deployment open(Console console, Path file) {
        return open(console, file, Stores::open);
    }

    /** The same for a store that must be there. */
    public Deployment find(Console console, Path file) {
        return open(console, file, Stores::find);
    }

    private Deployment open(Console console, Path file, Function<Address, Store> opening) {
        Objections objections = new Objections();
        Optional<Address> address = objections.get(store::address);
        Optional<Chosen> chosen = objections.get(() -> families.choose(
                console, file, address.map(a -> Stores.kind(a.scheme()).profile())));
        objections.raise();
        Store opened = opening.apply(address.orElseThrow());
        try {
            Chosen wanted = chosen.orElseThrow();
            return new Deployment(wanted.session(), wanted.plan(console), opened);
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }
}
