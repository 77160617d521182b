/**
 * Estimates of size: rows of a join, values of a column, bytes of a family, from the statistics of the model.
 *
 * <p>They take values to be spread evenly and independently of each other (NoSE, Section 6). The planner asks how many
 * rows a step returns, the advisor how large a family is.
 */
package org.colonnade.estimate;
