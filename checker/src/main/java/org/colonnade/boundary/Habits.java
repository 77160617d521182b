package org.colonnade.boundary;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.colonnade.model.Relationship;

/**
 * The relationships that requests of a mix use in ways that cost all other requests.
 *
 * @param followedBack relationships that a request follows from the partner: it lists those that refer to it, unless
 *     they stand in its block
 * @param soughtAlone relationships whose holder a request seeks by its own key alone: if it is nested along this one,
 *     an index leads from its key to the block's
 */
record Habits(Set<Relationship> followedBack, Set<Relationship> soughtAlone) {
    Habits {
        followedBack = Set.copyOf(followedBack);
        soughtAlone = Set.copyOf(soughtAlone);
    }

    static Habits of(Collection<Occasion> occasions, Collection<Relationship> relationships) {
        Set<Relationship> followed = new HashSet<>();
        occasions.stream()
                .flatMap(o -> o.links().stream())
                .filter(l -> l.use() == Link.Use.BACKWARD)
                .forEach(l -> followed.add(l.relationship()));
        Set<Relationship> alone = new HashSet<>();
        for (Relationship relationship : relationships) {
            if (occasions.stream().anyMatch(o -> o.seeksAlone(relationship))) {
                alone.add(relationship);
            }
        }
        return new Habits(followed, alone);
    }
}
