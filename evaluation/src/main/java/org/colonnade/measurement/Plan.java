package org.colonnade.measurement;

import java.util.OptionalDouble;

/**
 * What is measured.
 *
 * @param extent of each schema and loop, after a quarter as much to warm up
 * @param rounds the turns that the extent is divided into
 * @param clients of the closed loop
 * @param rate the calls per second of the open loop; half of what the slowest schema did in the closed one, if not given
 */
public record Plan(Extent extent, int rounds, int clients, OptionalDouble rate, long seed) {}
