/**
 * Measures the speed of requests: streams of requests on several schemas, or on anything else, in turns.
 *
 * <p>It takes {@link org.colonnade.measurement.Runner}s, such as {@link org.colonnade.measurement.Contestant}s, whose
 * families are loaded; {@link org.colonnade.measurement.Race} is the entry, and gives
 * {@link org.colonnade.measurement.LoopResult}s.
 */
package org.colonnade.measurement;
