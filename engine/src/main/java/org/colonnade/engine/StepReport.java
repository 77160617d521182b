package org.colonnade.engine;

/**
 * What one step of a plan did.
 *
 * @param step the step, as the plan writes it
 * @param calls how many gets or mutations it asked the store for
 * @param fetched the entries that the store gave
 * @param rows the rows that the step left
 * @param nanos the time that the store took
 */
public record StepReport(String step, long calls, long fetched, long rows, long nanos) {}
