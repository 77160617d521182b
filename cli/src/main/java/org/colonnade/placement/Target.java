package org.colonnade.placement;

import org.colonnade.store.BlockLayout;

/** Lays blocks out on one store. */
interface Target {
    BlockLayout of(Sample sample);
}
