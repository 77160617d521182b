/**
 * Instances of a design's entities: generated ones that follow its statistics, or a person's own.
 *
 * <p>{@link org.colonnade.data.Data} says what instances there are; {@link org.colonnade.data.GeneratedData} computes them
 * when they are asked for, and so keeps none in memory; {@link org.colonnade.data.Tuples} joins them. The loader fills
 * stores with them, and the reference compares.
 */
package org.colonnade.data;
