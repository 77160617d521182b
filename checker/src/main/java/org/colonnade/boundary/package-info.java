/**
 * Aggregate design (NoAM, Section 4): which entities are aggregates, and which stand inside the blocks of others.
 *
 * <p>Takes a design and a mix. Every way to nest entities along their relationships is judged by the blocks that a request
 * reads and writes on average; a size that blocks may have and requests that must be atomic are conditions. The result says
 * for each entity why it is where it is, and what it would cost elsewhere. Representations say how the blocks are cut.
 */
package org.colonnade.boundary;
