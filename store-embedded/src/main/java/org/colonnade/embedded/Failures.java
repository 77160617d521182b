package org.colonnade.embedded;

import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;

/** Says what a failure of MVStore means to those who use the store. */
final class Failures {
    /** What Linux, macOS and Windows say of a full disk. */
    private static final List<String> NO_ROOM =
            List.of("No space left", "Disk quota exceeded", "not enough space", "disk is full");

    private Failures() {}

    static StoreException of(String store, Throwable failure) {
        if (failure instanceof StoreException known) {
            return known;
        }
        int code = code(failure);
        if (saysNoRoom(failure)) {
            return new StoreException(Kind.FULL, store + ": the disk is full; make room and try again", failure);
        }
        return switch (code) {
            case DataUtils.ERROR_FILE_LOCKED ->
                new StoreException(Kind.BROKEN, store + " is in use; close it there first, or use a server", failure);
            case DataUtils.ERROR_FILE_CORRUPT, DataUtils.ERROR_CHUNK_NOT_FOUND, DataUtils.ERROR_UNSUPPORTED_FORMAT ->
                new StoreException(
                        Kind.BROKEN,
                        store + " is damaged, or no store at all (" + reason(failure)
                                + "); take a copy of it from before",
                        failure);
            case DataUtils.ERROR_CLOSED -> new StoreException(Kind.UNREACHABLE, store + " is closed", failure);
            default ->
                new StoreException(
                        Kind.BROKEN, store + " failed: " + reason(failure) + cause(failure.getCause()), failure);
        };
    }

    /** MVStore's own, but that a file which is too short is damaged rather than unreadable. */
    private static int code(Throwable failure) {
        if (failure.getCause() instanceof EOFException) {
            return DataUtils.ERROR_FILE_CORRUPT;
        }
        return failure instanceof MVStoreException e ? e.getErrorCode() : DataUtils.ERROR_INTERNAL;
    }

    private static boolean saysNoRoom(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage());
            if (NO_ROOM.stream().anyMatch(message::contains)) {
                return true;
            }
        }
        return false;
    }

    /** The first line, without MVStore's version and code, nor our name for a kind of files. */
    private static String reason(Throwable failure) {
        if (failure.getCause() instanceof EOFException) {
            return "it ends too early";
        }
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return message.lines()
                .findFirst()
                .orElse("")
                .replaceAll(" \\[[0-9./]*\\]$", "")
                .replace(SteadyPath.SCHEME + ":", "");
    }

    /** What the disk said, if it was that. */
    private static String cause(Throwable cause) {
        return cause instanceof IOException ? " (" + cause.getMessage() + "); check the path, and its disk" : "";
    }
}
