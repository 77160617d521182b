/**
 * Aggregate design (NoAM, Section 4): which entities are aggregates, and which stand inside the blocks of others.
 *
 * <p>It takes a design and a mix, and judges every way to nest entities along their relationships by the blocks that a
 * request reads and writes on average. The largest size of blocks and the requests that must be atomic are conditions.
 * The result tells for each entity why it has its place, and what other places would cost. Representations say how the
 * blocks are cut.
 */
package org.colonnade.boundary;
