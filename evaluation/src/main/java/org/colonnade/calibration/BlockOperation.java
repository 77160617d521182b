package org.colonnade.calibration;

/**
 * An operation on an aggregate.
 *
 * @param partition the cut of its block
 * @param items the elements of its collection, of {@code bytes} bytes each
 */
public record BlockOperation(BlockAct act, String partition, int items, int bytes) {}
