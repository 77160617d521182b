package org.colonnade.calibration;

/**
 * A fitted parameter, and the interval that it lies in with a confidence of 95 %.
 *
 * @param wasNegative whether the best fit had it below zero, so that it was set to zero and the others fitted anew
 */
public record Estimate(double value, double low, double high, boolean wasNegative) {}
