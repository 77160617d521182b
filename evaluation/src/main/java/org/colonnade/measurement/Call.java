package org.colonnade.measurement;

/**
 * A request that is ready to run.
 *
 * @param work fails with a {@link org.colonnade.store.StoreException} if the store does
 */
public record Call(String request, Runnable work) {}
