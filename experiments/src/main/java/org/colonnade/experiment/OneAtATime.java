package org.colonnade.experiment;

import java.util.List;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.colonnade.store.Store;

/** A store whose gets of many blocks are one after the other, as a simple engine would make them. */
final class OneAtATime extends ForwardingStore {
    OneAtATime(Store store) {
        super(store);
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return gets.stream().map(store::list).toList();
    }
}
