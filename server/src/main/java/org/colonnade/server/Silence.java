package org.colonnade.server;

/** Why a server does not answer, as far as its port tells. */
final class Silence {
    private Silence() {}

    static String why(int port) {
        return Probe.listens(port)
                ? "something listens on port " + port
                        + ", but does not answer who does not encrypt; if its configuration"
                        + " demands TLS, let it be optional"
                : "nothing listens on port " + port;
    }
}
