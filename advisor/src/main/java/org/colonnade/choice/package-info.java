/**
 * The choice among families and plans as a binary programme: schema optimisation of the NoSE paper (Section 5).
 *
 * <p>Planning makes {@link org.colonnade.choice.Choices} of families: options, and tasks with a plan space each. What
 * is beaten is dropped, the rest formulated, solved, and made smaller where that costs nothing. What comes of it is {@link
 * org.colonnade.choice.Solved}, of which the advisor makes plans with names.
 */
package org.colonnade.choice;
