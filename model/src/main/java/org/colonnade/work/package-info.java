/**
 * How long work is watched and stopped: the same way everywhere.
 *
 * <p>Whatever may take long takes a {@link org.colonnade.work.Watcher}, tells it its {@link org.colonnade.work.Progress},
 * and ends with what it has when the watcher no longer wants it to go on. Work that has nothing to show before it is over
 * tells its progress at a {@link org.colonnade.work.Checkpoint}, which ends it with an exception.
 */
package org.colonnade.work;
