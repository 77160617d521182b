package org.colonnade.datastore;

import org.colonnade.store.Address;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Says what went wrong. */
record Faults(Address address) {
    StoreException of(Kind kind, String doing, String why, Throwable thrown) {
        return new StoreException(kind, "cannot " + doing + " at " + address + ": " + why + advice(kind), thrown);
    }

    /** Reversed gets need an index of the keys of a kind, which emulators make themselves. */
    StoreException needsIndex(String doing, String why, Throwable thrown) {
        return of(
                Kind.UNSUPPORTED,
                doing,
                why + "; a family that is read backwards needs an index, see 'gcloud datastore indexes create':\n"
                        + "- kind: FAMILY_entry\n  ancestor: yes\n  properties:\n  - name: __key__\n    direction: desc",
                thrown);
    }

    static String advice(Kind kind) {
        return switch (kind) {
            case FORBIDDEN -> "; the service takes Google's application default credentials";
            case UNREACHABLE -> "; is an emulator there? datastore:stub needs none";
            case TIMEOUT -> "; a longer time is given with ?timeout=60s";
            default -> "";
        };
    }
}
