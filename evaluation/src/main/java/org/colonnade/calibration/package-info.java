/**
 * Measures the times of gets, puts and deletes on a store, and makes a cost model of them (NoSE, Section 6.1).
 *
 * <p>{@link CalibrationRun} takes a store and gives measurements;
 * {@link org.colonnade.calibration.Calibration} fits the parameters of {@link org.colonnade.cost.CostModel} to them.
 * {@link org.colonnade.calibration.Trial} runs the requests of a design and puts their times beside a model's
 * predictions.
 */
package org.colonnade.calibration;
