/**
 * Families of blocks on MongoDB.
 *
 * <p>{@link org.colonnade.mongodb.MongoStore} is the store; {@code Layout} says what a block is there, {@code BsonForm} what
 * a value is, {@code DocumentChange} and {@code Selection} make MongoDB's own writes and reads of ours.
 */
package org.colonnade.mongodb;
