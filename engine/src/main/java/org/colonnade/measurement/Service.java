package org.colonnade.measurement;

import org.colonnade.store.StoreException;

/** Whoever runs calls. */
interface Service {
    /** @throws StoreException if it fails */
    void run(Call call);
}
