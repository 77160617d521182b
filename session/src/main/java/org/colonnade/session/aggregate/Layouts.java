package org.colonnade.session.aggregate;

import java.util.Collection;
import java.util.List;
import org.colonnade.aggregates.Example;
import org.colonnade.cut.Cut;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;
import org.colonnade.view.layout.AggregateLayout;

/** Shows how a store keeps aggregates, by a made-up one of each class. */
public final class Layouts {
    private Layouts() {}

    /** @param paper whether to show the layout of the paper, not that of the interface */
    public static List<AggregateLayout> of(Collection<Cut> cuts, StoreProfile store, boolean paper) {
        return cuts.stream()
                .map(c -> new AggregateLayout(c, store, paper, layout(Stores.kind(store.name()), c, paper)))
                .toList();
    }

    private static BlockLayout layout(StoreProvider kind, Cut cut, boolean paper) {
        Example example = Example.of(cut);
        return paper ? kind.paperLayout(example.block()) : kind.layout(example.change());
    }
}
