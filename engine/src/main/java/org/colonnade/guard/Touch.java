package org.colonnade.guard;

/** A fact that an update reads or changes, and of which instances. */
record Touch(Fact fact, Place place) {}
