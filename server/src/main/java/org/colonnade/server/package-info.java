/**
 * Servers of real stores for people without one: each runs here as a process of its own.
 *
 * <p>{@link org.colonnade.server.Server} starts and stops one in its directory. What a server is made of, how it is
 * started and when it answers, its {@link org.colonnade.server.ServerKind} says; its jars come through the user's own
 * Maven, and never share a class path with a client.
 */
package org.colonnade.server;
