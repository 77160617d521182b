package org.colonnade.store;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Takes families away that were only made for a while.
 *
 * <p>Invariant: all are tried, though some cannot be dropped; so neither what was found with them nor an earlier failure
 * is lost.
 */
public final class Clearance {
    private Clearance() {}

    /**
     * Drops all.
     *
     * @param left told, once, why some are still there: the first failure, with the others beside it
     */
    public static <T> void of(Collection<T> all, Consumer<T> drop, Consumer<StoreException> left) {
        Optional<StoreException> first = Optional.empty();
        for (T one : all) {
            try {
                drop.accept(one);
            } catch (StoreException e) {
                first.ifPresent(f -> f.addSuppressed(e));
                first = first.or(() -> Optional.of(e));
            }
        }
        first.ifPresent(left);
    }
}
