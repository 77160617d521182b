/**
 * Advises on entity groups: which groupings of a model keep most together, and which are free of contention.
 *
 * <p>It takes a {@link org.colonnade.design.Design} and makes {@link org.colonnade.regrouping.GroupingAdvice}:
 * groupings, ranked by what they keep together, each with the findings about its blocks.
 */
package org.colonnade.regrouping;
