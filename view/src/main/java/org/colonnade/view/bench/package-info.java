/**
 * The forms of a benchmark of schemas, a {@link org.colonnade.measurement.BenchmarkResult}.
 */
package org.colonnade.view.bench;
