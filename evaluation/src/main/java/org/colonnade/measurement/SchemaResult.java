package org.colonnade.measurement;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What was measured of one schema.
 *
 * @param entries the entries that were loaded
 * @param loadSeconds the time that this took
 * @param bytes their size on disk, if the store can tell
 * @param closed clients that begin a call when their last one has ended
 * @param open calls that begin at a fixed rate, whether or not earlier ones have ended
 */
public record SchemaResult(
        String schema,
        int families,
        long entries,
        double loadSeconds,
        OptionalLong bytes,
        LoopResult closed,
        Optional<LoopResult> open) {}
