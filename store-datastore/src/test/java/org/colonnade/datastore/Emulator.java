package org.colonnade.datastore;

/** An emulator that somebody else has started. */
final class Emulator {
    static final String VARIABLE = "DATASTORE_EMULATOR_HOST";

    private Emulator() {}

    static String address(String namespace) {
        return "datastore://" + System.getenv(VARIABLE) + "/colonnade?namespace=" + namespace;
    }
}
