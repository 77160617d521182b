package org.colonnade.representation;

import org.colonnade.store.StoreProfile;

/**
 * What representations are judged by.
 *
 * @param gain what a kind of entry must save at least, as a share of what one entry for all costs; with 0, the best is the
 *     cheapest however little it saves
 */
public record Terms(StoreProfile store, double gain) {
    /** A thousandth: less than any measurement would show. */
    public static final double USUAL_GAIN = 0.001;

    public static Terms usual(StoreProfile store) {
        return new Terms(store, USUAL_GAIN);
    }
}
