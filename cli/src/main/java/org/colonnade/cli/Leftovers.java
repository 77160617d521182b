package org.colonnade.cli;

import org.colonnade.store.StoreException;

/** What is said of families that were made to be measured and could not be taken away. */
final class Leftovers {
    private Leftovers() {}

    static String sentence(StoreException why) {
        return "the families that were measured are still there: " + why.getMessage();
    }
}
