package org.colonnade.measurement;

import java.util.OptionalDouble;

/**
 * The plan of a measurement.
 *
 * @param extent the extent for each schema and loop, after a quarter as much to warm up
 * @param rounds the turns that the extent is divided into
 * @param clients the clients of the closed loop
 * @param rate the calls per second of the open loop; by default half of the slowest schema's rate in the closed one
 */
public record Plan(RunLength extent, int rounds, int clients, OptionalDouble rate, long seed) {
    /** Returns the same plan of another extent. */
    public Plan lasting(RunLength other) {
        return new Plan(other, rounds, clients, rate, seed);
    }
}
