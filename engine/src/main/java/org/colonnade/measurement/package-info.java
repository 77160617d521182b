/**
 * Measures how fast requests are: the same stream of requests on several schemas, in turns.
 *
 * <p>It takes {@link org.colonnade.measurement.Contestant}s, whose families are loaded; {@link
 * org.colonnade.measurement.Race} is the way in, and {@link org.colonnade.measurement.MixResult} what comes out.
 */
package org.colonnade.measurement;
