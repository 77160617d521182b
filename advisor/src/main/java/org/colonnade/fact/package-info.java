/**
 * What an update reads and changes: facts of instances, and how it tells which instances.
 *
 * <p>It takes updates and their support queries. The advisor prices the locks that follow from it, and the engine takes
 * them.
 */
package org.colonnade.fact;
