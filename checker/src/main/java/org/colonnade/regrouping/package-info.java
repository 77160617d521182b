/**
 * Advises on entity groups: which groupings of a model keep most together, and which of them are free of contention.
 *
 * <p>It takes a {@link org.colonnade.design.Design} and makes {@link org.colonnade.regrouping.GroupingAdvice}: groupings,
 * ranked by what grouping is for, each with the findings of the check of its blocks.
 */
package org.colonnade.regrouping;
