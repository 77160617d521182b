/**
 * Measures how fast requests are: streams of requests on several schemas, or on whatever else, in turns.
 *
 * <p>It takes {@link org.colonnade.measurement.Runner}s, such as {@link org.colonnade.measurement.Contestant}s, whose
 * families are loaded; {@link org.colonnade.measurement.Race} is the way in, and {@link
 * org.colonnade.measurement.LoopResult}s are what comes out.
 */
package org.colonnade.measurement;
