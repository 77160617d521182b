package org.colonnade.engine;

/**
 * The progress of a load.
 *
 * @param family the family that is being filled
 * @param entries the entries written to it since the load began or was resumed
 * @param share the share of all work done, by the design's estimates
 */
public record LoadProgress(String family, long entries, double share) {}
