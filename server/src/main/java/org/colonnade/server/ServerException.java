package org.colonnade.server;

/** A server cannot be started, stopped or found. The message says why and how to mend it. */
public final class ServerException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ServerException(String message) {
        super(message);
    }
}
