package org.colonnade.upkeep;

import java.util.List;
import org.colonnade.estimate.Certainty;
import org.colonnade.model.Entity;
import org.colonnade.schema.Family;
import org.colonnade.workload.Statement;

/** What one update does to one family. Invariant: there is a change, or the update does not concern the family. */
public record Upkeep(Statement update, Family family, List<Change> changes) {
    public Upkeep {
        changes = List.copyOf(changes);
    }

    /** Works out the changes; there are none for queries, and for updates of something else. */
    public static Upkeep of(Statement update, Family family, Certainty certainty) {
        return new Upkeep(update, family, new ChangeDerivation(family, certainty).changes(update));
    }

    /** The entity that every family has which a statement changes. */
    public static Entity changed(Statement statement) {
        return statement.target().entity();
    }

    public boolean isNeeded() {
        return !changes.isEmpty();
    }

    /** All support queries, in the order of the changes. */
    public List<Support> support() {
        return changes.stream().flatMap(c -> c.support().stream()).distinct().toList();
    }
}
