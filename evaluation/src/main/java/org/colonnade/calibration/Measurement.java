package org.colonnade.calibration;

/** What an operation took: the median of so many times. */
public record Measurement(Operation operation, double seconds, int times) {}
