/**
 * Instances of a design's entities: generated ones that follow its statistics, or a person's own.
 *
 * <p>{@link org.colonnade.data.Data} gives the instances; {@link org.colonnade.data.GeneratedData} computes them on
 * demand, and so keeps none in memory; {@link org.colonnade.data.Tuples} joins them. The loader fills stores with them;
 * the reference compares answers with them.
 */
package org.colonnade.data;
