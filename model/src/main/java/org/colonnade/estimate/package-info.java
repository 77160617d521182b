/**
 * Estimates of size: rows of a join, values of a column, bytes of a family, from the statistics of the model.
 *
 * <p>They take values and links to be independent of each other (NoSE, Section 6), and spread evenly unless the design
 * says otherwise. {@link org.colonnade.estimate.Narrowing} explains which instances a request meets. The planner asks how many
 * rows a step returns, the advisor how large a family is.
 */
package org.colonnade.estimate;
