/**
 * Ways to answer a query with lookups in families: the plan space of the NoSE paper (Section 4.2), as a graph of states.
 *
 * <p>A {@link org.colonnade.plan.PlanSpace} takes one query and all families that there may be. Its states say which
 * part of the query graph is covered, what is known of it and whether the order holds; its edges are lookups and sorts,
 * which {@link org.colonnade.plan.PlannerRule rules} offer. Each way from the start to the end is a plan. The advisor
 * chooses among them by a flow.
 */
package org.colonnade.plan;
