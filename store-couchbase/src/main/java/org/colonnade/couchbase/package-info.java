/**
 * Families of blocks on Couchbase.
 *
 * <p>{@link org.colonnade.couchbase.CouchbaseStore} is the store; {@code Layout} says what a block is there, {@code KeyLists}
 * which blocks there are, and {@code Documents} is what of the client is used.
 */
package org.colonnade.couchbase;
