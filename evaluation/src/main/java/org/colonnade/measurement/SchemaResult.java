package org.colonnade.measurement;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The results of one schema.
 *
 * @param entries the number of loaded entries
 * @param loadSeconds the time of the load
 * @param bytes their size on disk, if the store can tell
 * @param closed the loop in which clients begin a call when their last one has ended
 * @param open the loop in which calls begin at a fixed rate, whether or not earlier ones have ended
 */
public record SchemaResult(
        String schema,
        int families,
        long entries,
        double loadSeconds,
        OptionalLong bytes,
        LoopResult closed,
        Optional<LoopResult> open) {}
