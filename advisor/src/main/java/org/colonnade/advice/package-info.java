/**
 * Chooses families and plans at least cost: schema optimisation and plan recommendation of the NoSE paper (Sections 5
 * and 7.4).
 *
 * <p>An {@link org.colonnade.advice.Advisor} takes a design, a mix and a cost model, turns candidates, plan spaces and
 * upkeep into a binary programme, has it solved, and makes a {@link org.colonnade.advice.Recommendation} of the
 * solution. Schemas that a person brings go the same way, with nothing to choose but the plans.
 */
package org.colonnade.advice;
