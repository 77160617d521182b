/**
 * Families of blocks on Redis.
 *
 * <p>{@link org.colonnade.redis.RedisStore} is the store; {@code Blocks} says where a block is, {@code EntryText} how an
 * entry looks, and the scripts beside this package are what the server does as one step.
 */
package org.colonnade.redis;
