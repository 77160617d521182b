package org.colonnade.store;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Drops families that were made for a while only.
 *
 * <p>Invariant: it tries all, even if some cannot be dropped, so that neither the results obtained with them nor an
 * earlier failure is lost.
 */
public final class Clearance {
    private Clearance() {}

    /**
     * Drops all.
     *
     * @param left hears, once, why some are left: the first failure, with the others beside it
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
