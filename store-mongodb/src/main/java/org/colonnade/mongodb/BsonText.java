package org.colonnade.mongodb;

/** JSON that was read from BSON as it came. */
record BsonText(String text) {}
