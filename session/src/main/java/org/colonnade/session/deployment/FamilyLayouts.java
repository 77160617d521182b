package org.colonnade.session.deployment;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.advice.Recommendation;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.FamilyEntries;
import org.colonnade.schema.Family;
import org.colonnade.store.BlockChange;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;
import org.colonnade.view.layout.FamilyLayout;

/** Shows how a store keeps the families of a recommendation, by a block of generated data. */
public final class FamilyLayouts {
    private static final int ENTRIES = 2;

    private FamilyLayouts() {}

    /**
     * Returns the layout of each family that has entries in the data that the design's statistics give.
     *
     * @param store the name of a kind of store
     */
    public static List<FamilyLayout> of(Design design, Recommendation advice, String store) {
        StoreProvider kind = Stores.kind(store);
        GeneratedData data = new GeneratedData(design, 1, 1, Skew.NONE);
        List<FamilyLayout> layouts = new ArrayList<>();
        for (Family family : advice.families()) {
            List<Mutation> example = new FamilyEntries(FamilyShape.of(family), data).example(ENTRIES);
            if (!example.isEmpty()) {
                layouts.add(new FamilyLayout(family, kind.profile(), kind.layout(BlockChange.ofBlock(example))));
            }
        }
        return layouts;
    }
}
