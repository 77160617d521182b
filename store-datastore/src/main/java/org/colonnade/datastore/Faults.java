package org.colonnade.datastore;

import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Says what went wrong. */
record Faults(Address address) {
    /** The index that reversed gets need, which emulators make themselves. */
    static final String INDEX = "indexes:\n- kind: entry\n  ancestor: yes\n  properties:\n  - name: __key__\n"
            + "    direction: desc";

    StoreException of(Kind kind, String doing, String why, Throwable thrown) {
        return new StoreException(kind, "cannot " + doing + " at " + address + ": " + why + advice(kind), thrown);
    }

    StoreException closed(String doing) {
        return of(Kind.UNREACHABLE, doing, "this store is closed", null);
    }

    StoreException needsIndex(String doing, String why, Throwable thrown) {
        return of(
                Kind.UNSUPPORTED,
                doing,
                why + "; gets in reversed order need this index.yaml, deployed by 'gcloud datastore indexes create':\n"
                        + INDEX,
                thrown);
    }

    private static String advice(Kind kind) {
        return switch (kind) {
            case FORBIDDEN -> "; the service takes Google's application default credentials";
            case TIMEOUT -> "; a longer time is given with ?timeout=60s";
            case LOST -> "; whether it took place is not known";
            default -> "";
        };
    }
}
