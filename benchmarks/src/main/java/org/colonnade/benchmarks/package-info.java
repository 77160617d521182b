/**
 * Measurements of the language, how its time grows with the size of a design and how it stands damage; and of the
 * solver.
 */
package org.colonnade.benchmarks;
