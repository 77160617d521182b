/**
 * The store that needs no server: in memory, or in one file that outlives a crash.
 *
 * <p>A family is an ordered map of H2's MVStore from codes of keys to codes of values ({@link
 * org.colonnade.store.KeyCode}, {@link org.colonnade.store.ValueCode}), so a block is a range of it. {@link
 * org.colonnade.embedded.EmbeddedProvider} opens one by its address; {@code Turns} lets one thread at a time change the
 * maps, for all that wait; readers see a {@code Snapshot}, which is always a whole number of writes.
 */
package org.colonnade.embedded;
