package org.colonnade.measurement;

import org.colonnade.engine.Arguments;

/** A request with its arguments. */
record Call(String request, Arguments arguments) {}
