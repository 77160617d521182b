package org.colonnade.calibration;

/**
 * An operation on an aggregate.
 *
 * @param cut the cut of its block
 * @param items the elements of its collection, of {@code bytes} bytes each
 */
public record BlockOperation(BlockAct act, String cut, int items, int bytes) {}
