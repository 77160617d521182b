/**
 * Keeps updates that run at once from spoiling each other's families.
 *
 * <p>An update asks support queries and then writes what follows from the answers; if another changes these answers in
 * between, families contradict each other. {@link org.colonnade.guard.Claims} tells from a recommendation which updates
 * that can happen to, and which instances each of them must have for itself; a {@link org.colonnade.guard.Guard} gives
 * them to one at a time. The engine puts both together.
 */
package org.colonnade.guard;
