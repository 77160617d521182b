package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.List;

/** A statement with a value, which may be null, for each of its question marks. */
record FilledStatement(String text, List<ByteBuffer> values) {}
