package org.colonnade.embedded;

import java.util.Locale;
import org.colonnade.store.AddressException;

/** When writes are forced to the disk. A process that dies takes none of them with it either way. */
enum Sync {
    /** Before they are acknowledged. */
    ALWAYS,
    /** Once a second. */
    INTERVAL;

    static Sync of(String name) {
        for (Sync sync : values()) {
            if (sync.name().toLowerCase(Locale.ROOT).equals(name)) {
                return sync;
            }
        }
        throw new AddressException("sync is always or interval, not '" + name + "'");
    }
}
