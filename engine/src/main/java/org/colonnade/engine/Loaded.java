package org.colonnade.engine;

/**
 * What a load came to.
 *
 * @param written the entries that it wrote; a load that was resumed does not count what was there
 * @param finished false if the watcher stopped it; then another load of the same data goes on
 */
public record Loaded(long written, boolean finished) {}
