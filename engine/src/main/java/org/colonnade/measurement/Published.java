package org.colonnade.measurement;

import java.util.OptionalDouble;

/** What others have published of one schema in one mix: the weighted mean in milliseconds, and the size on disk. */
public record Published(String mix, String schema, OptionalDouble millis, OptionalDouble bytes) {}
