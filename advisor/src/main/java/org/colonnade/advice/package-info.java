/**
 * What to keep and how to run every request at least cost: schema optimisation and plan recommendation of the NoSE paper
 * (Sections 5 and 7.4).
 *
 * <p>An {@link org.colonnade.advice.Advisor} takes a design, a mix and a cost model, has families enumerated and chosen,
 * and makes a {@link org.colonnade.advice.Recommendation} of the choice. Schemas that a person brings go the same way,
 * with nothing to choose but the plans.
 */
package org.colonnade.advice;
