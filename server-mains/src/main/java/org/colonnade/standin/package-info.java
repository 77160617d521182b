/**
 * Main classes of servers that stand in for others on one machine, to try things with and for tests.
 *
 * <p>Each runs in a JVM of its own with the jars of its server, which nothing else has on its class path; {@link
 * org.colonnade.standin.Mains} says where they are.
 */
package org.colonnade.standin;
