package org.colonnade.aggregates;

/** An aggregate as it was read, with the version that it had then. */
public record Versioned<A>(A value, long version) {}
