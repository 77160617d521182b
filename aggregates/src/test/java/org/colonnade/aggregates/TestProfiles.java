package org.colonnade.aggregates;

import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;

/** Stores that aggregates are cut for. What tests expect was worked out with these costs and limits. */
final class TestProfiles {
    /** A map on the same machine, where everything is cheap. */
    static final StoreProfile NEAR =
            StoreProfile.of(new BlockCosts(new Prices(1e-5, 1e-6, 2e-9, 0), new Prices(1e-4, 2e-6, 5e-9, 0)));

    /** Entries cost little beside requests. */
    static final StoreProfile ROWS =
            StoreProfile.of(new BlockCosts(new Prices(1e-3, 1.2e-5, 1e-8, 0), new Prices(1e-3, 2e-5, 3e-8, 0)));

    /** Entries cost much, and none is larger than a megabyte. */
    static final StoreProfile ENTITIES = new StoreProfile(
            "entities",
            "Entities",
            new BlockCosts(new Prices(5e-3, 1e-4, 1e-8, 0), new Prices(1e-2, 5e-4, 5e-8, 0)),
            StoreLimits.ofEntry((1 << 20) - 4));

    private TestProfiles() {}
}
