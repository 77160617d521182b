/**
 * Families on a store: made, filled, asked, verified, measured and taken away.
 *
 * <p>It takes a {@link org.colonnade.session.Session}, a recommendation and an address, and gives outcomes and results,
 * which module {@code view} shows.
 */
package org.colonnade.session.deployment;
