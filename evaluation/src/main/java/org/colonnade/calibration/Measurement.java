package org.colonnade.calibration;

/** The time of an operation: the median of {@code times} tries. */
public record Measurement<O>(O operation, double seconds, int times) {}
