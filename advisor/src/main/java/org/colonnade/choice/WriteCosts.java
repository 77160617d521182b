package org.colonnade.choice;

import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;

/** What it costs to write the changes of a family. */
public record WriteCosts(CostModel model, Family family) {
    public double of(Change change) {
        double bytes = change.entries() * (Estimates.keyBytes(family) + Estimates.entryBytes(family));
        return model.write(blocks(change))
                + (change.kind().puts() ? model.put(change.entries(), bytes) : 0)
                + (change.kind().deletes() ? model.delete(change.entries(), bytes) : 0);
    }

    /** The blocks that a change is in; if it takes entries to another block, then both count. */
    private double blocks(Change change) {
        double blocks = Estimates.blocks(family, change.given().keySet(), change.entries());
        boolean moves = change.kind() == Change.Kind.REPLACE
                && family.partition().stream().anyMatch(change.fresh()::containsKey);
        return moves ? 2 * blocks : blocks;
    }
}
