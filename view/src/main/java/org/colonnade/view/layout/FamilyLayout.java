package org.colonnade.view.layout;

import org.colonnade.schema.Family;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.StoreProfile;

/** How a store keeps the blocks of a family. */
public record FamilyLayout(Family family, StoreProfile store, BlockLayout layout) {}
