package org.colonnade.engine;

/**
 * A report on one step of a plan.
 *
 * @param step the step, as the plan writes it
 * @param calls the gets or mutations that it asked of the store
 * @param fetched the entries that the store gave
 * @param rows the rows that the step left
 * @param nanos the time that the store took
 */
public record StepReport(String step, long calls, long fetched, long rows, long nanos) {}
