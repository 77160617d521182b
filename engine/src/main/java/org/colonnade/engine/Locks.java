package org.colonnade.engine;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.colonnade.guard.Claim;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;

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
                add(named.entity(), key(named, arguments), locks);
            }
        }
        return locks;
    }

    /** Returns the locks that the answers of support queries tell. */
    Collection<String> found(Answers answers) {
        SortedSet<String> locks = new TreeSet<>();
        for (Claim claim : claims) {
            if (claim instanceof Claim.Found found) {
                answers.rows(found.query()).forEach(r -> add(found.entity(), values(r, found.columns()), locks));
            }
        }
        return locks;
    }

    private static List<Object> key(Claim.Named claim, Arguments arguments) {
        List<KeyColumn> columns = claim.entity().keyColumns();
        List<Object> key = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            key.add(arguments.value(claim.key().get(i), columns.get(i).type()));
        }
        return key;
    }

    /** Nothing has no key, so nobody else can have it. */
    private static void add(Entity entity, List<Object> key, Collection<String> locks) {
        if (!key.contains(null)) {
            String text = key.stream().map(Locks::text).collect(Collectors.joining(","));
            locks.add(entity.name() + "#" + Math.floorMod(text.hashCode(), SHARES));
        }
    }

    private static List<Object> values(List<Object> row, List<Integer> columns) {
        List<Object> values = new ArrayList<>();
        columns.forEach(c -> values.add(row.get(c)));
        return values;
    }

    private static String text(Object value) {
        return (value instanceof BigDecimal number ? number.stripTrailingZeros() : value).toString();
    }
}
