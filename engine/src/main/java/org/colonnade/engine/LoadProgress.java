package org.colonnade.engine;

/**
 * How far a load has come.
 *
 * @param family the family that is being filled
 * @param entries the entries of it that were written since the load began or went on
 * @param share the share of all work that is done, by the design's estimates
 */
public record LoadProgress(String family, long entries, double share) {}
