package org.colonnade.embedded;

import java.nio.file.Path;
import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.io.TempDir;

class FileStoreTest extends StoreContract {
    @TempDir
    static Path directory;

    @Override
    protected Store open() {
        return Stores.open("embedded:" + directory);
    }

    @Override
    public boolean isShared() {
        return false;
    }
}
