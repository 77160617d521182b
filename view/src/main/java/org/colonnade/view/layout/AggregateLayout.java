package org.colonnade.view.layout;

import org.colonnade.cut.Cut;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.StoreProfile;

/**
 * How a store keeps the blocks of an aggregate.
 *
 * @param paper whether it is the layout of the paper, not that of the interface
 */
public record AggregateLayout(Cut cut, StoreProfile store, boolean paper, BlockLayout layout) {}
