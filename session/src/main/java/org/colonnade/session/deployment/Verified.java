package org.colonnade.session.deployment;

import java.util.Optional;
import org.colonnade.verification.Difference;

/**
 * What a comparison of a store with the relational reference found.
 *
 * @param loaded whether all data were loaded; nothing was compared otherwise
 */
public record Verified(boolean loaded, long requests, long rows, Optional<Difference> difference) {
    static final Verified NOTHING = new Verified(false, 0, 0, Optional.empty());
}
