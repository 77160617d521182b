/**
 * Measures what a store takes for gets, puts and deletes, and makes a cost model of it (NoSE, Section 6.1).
 *
 * <p>{@link org.colonnade.calibration.Experiment} takes a store and gives measurements; {@link
 * org.colonnade.calibration.Calibration} fits the parameters of {@link org.colonnade.cost.CostModel} to them. {@link
 * org.colonnade.calibration.Trial} runs the requests of a design and puts what they took beside what a model said.
 */
package org.colonnade.calibration;
