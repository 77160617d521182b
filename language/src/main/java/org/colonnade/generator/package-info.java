/**
 * Random workloads of any size, for measuring how the advisor's run time grows.
 *
 * <p>{@link org.colonnade.generator.GeneratedWorkload} takes a scale factor and a seed and gives the text of a design:
 * a random entity graph first, then statements over it, of the shape that NoSE, Section 9.2, derives from RUBiS. The
 * command line prints it.
 */
package org.colonnade.generator;
