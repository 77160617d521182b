/**
 * The choice of a data representation (NoAM, Sections 5 and 6): into which entries the blocks of an aggregate class are cut,
 * so that the requests of a mix cost least on a store.
 *
 * <p>Takes a design, an aggregate class and a {@link org.colonnade.store.StoreProfile}. What requests do becomes
 * {@link org.colonnade.representation.Access}es to paths of the class; {@code Pricing} says what they cost under a cut;
 * {@code CutSearch} finds a cut that no other one beats, of those whose entries keep within the {@link
 * org.colonnade.store.StoreLimits} of the store. The result stands beside the two that need no choice, one entry per
 * aggregate object and one per top-level field, and says why in the words of the paper's guidelines.
 */
package org.colonnade.representation;
