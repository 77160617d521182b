package org.colonnade.option;

import org.colonnade.session.Refusal;
import org.colonnade.store.Address;
import org.colonnade.store.Stores;
import picocli.CommandLine.Option;

/** The store that a command works on. */
public final class AddressOption {
    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            completionCandidates = StoreNames.class,
            description = "The store, such as embedded:PATH or redis://HOST/0. There are ${COMPLETION-CANDIDATES}.")
    private String store;

    public Address address() {
        if (store == null) {
            throw new Refusal("which store? say it with --store ADDRESS\n" + Stores.usage());
        }
        return Stores.address(store);
    }
}
