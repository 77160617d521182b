package org.colonnade.engine;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.colonnade.guard.Claim;
import org.colonnade.model.Entity;

/**
 * The locks for what an update claims.
 *
 * <p>Instances share locks by their keys, so many for each entity: an update that changes a thousand instances holds no
 * more than these.
 */
final class Locks {
    private static final int SHARES = 64;

    private final Set<Claim> claims;

    Locks(Set<Claim> claims) {
        this.claims = claims;
    }

    boolean isEmpty() {
        return claims.isEmpty();
    }

    /** Returns the locks that the arguments tell. */
    SortedSet<String> given(Arguments arguments) {
        SortedSet<String> locks = new TreeSet<>();
        for (Claim claim : claims) {
            if (claim instanceof Claim.All all) {
                locks.add(all.entity().name());
            } else if (claim instanceof Claim.Named named) {
                add(
                        named.entity(),
                        arguments.value(named.key(), named.entity().key().type()),
                        locks);
            }
        }
        return locks;
    }

    /** Returns the locks that the answers of support queries tell. */
    Collection<String> found(Answers answers) {
        SortedSet<String> locks = new TreeSet<>();
        for (Claim claim : claims) {
            if (claim instanceof Claim.Found found) {
                answers.rows(found.query()).forEach(r -> add(found.entity(), r.get(found.column()), locks));
            }
        }
        return locks;
    }

    /** Nothing has no key, so nobody else can have it. */
    private static void add(Entity entity, Object key, Collection<String> locks) {
        if (key != null) {
            String text = (key instanceof BigDecimal number ? number.stripTrailingZeros() : key).toString();
            locks.add(entity.name() + "#" + Math.floorMod(text.hashCode(), SHARES));
        }
    }
}
