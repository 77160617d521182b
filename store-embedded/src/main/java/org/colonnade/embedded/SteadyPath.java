package org.colonnade.embedded;

import java.io.IOException;
import java.nio.channels.FileChannel;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * Files that stay open when a thread that reads or writes them is interrupted; Java closes its own file channels then.
 * Public because MVStore makes instances of it.
 */
public final class SteadyPath extends FilePathWrapper {
    static final String SCHEME = "steady";

    static void register() {
        FilePath.register(new SteadyPath());
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new SteadyFile(unwrap().toString(), mode);
    }
}
