package org.colonnade.aggregates;

/** An aggregate as it was read, with its version at that moment. */
public record Versioned<A>(A value, long version) {}
