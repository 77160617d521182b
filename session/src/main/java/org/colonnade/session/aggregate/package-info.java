/**
 * Aggregates of a design: how they are cut and kept on a store, moved to another one, and measured.
 *
 * <p>It takes a {@link org.colonnade.session.Session} and the profile or the address of a store.
 */
package org.colonnade.session.aggregate;
