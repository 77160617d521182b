package org.colonnade.option;

import java.util.Iterator;
import org.colonnade.store.Stores;

/** The names of the stores on the class path, for help. */
public final class StoreNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Stores.names().iterator();
    }
}
