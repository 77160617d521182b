/**
 * Keeps updates that run at once from spoiling each other's families.
 *
 * <p>An update asks support queries and then writes what follows from the answers; if another update changes these
 * answers in between, families contradict each other. {@link org.colonnade.guard.Claims} derives from a recommendation
 * which updates this can happen to, and which instances each must have for itself; a {@link org.colonnade.guard.Guard}
 * gives them to one at a time. The engine joins both.
 */
package org.colonnade.guard;
