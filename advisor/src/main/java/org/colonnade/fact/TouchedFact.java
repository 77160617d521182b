package org.colonnade.fact;

/** A fact that an update reads or changes, and of which instances. */
public record TouchedFact(Fact fact, Designation place) {}
