package org.colonnade.embedded;

import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Finds the file of a store, and says what is wrong with its place before anything is opened. */
final class DataFile {
    /** The name of the file if only a directory is given. */
    private static final String NAME = "colonnade.store";

    private DataFile() {}

    /** The file as MVStore names it. */
    static String at(String address, Path path) {
        Path given = path.toAbsolutePath().normalize();
        Path file = Files.isDirectory(given) ? given.resolve(NAME) : given;
        Path directory = file.getParent();
        if (Files.exists(file)) {
            require(Files.isReadable(file), Kind.FORBIDDEN, address + ": " + file + " may not be read");
        } else {
            require(
                    Files.isDirectory(directory),
                    Kind.ABSENT,
                    address + ": there is no directory " + directory + "; make it first");
            require(
                    Files.isWritable(directory),
                    Kind.READ_ONLY,
                    address + ": directory " + directory + " may not be written, so no store can be made there");
        }
        return SteadyPath.SCHEME + ":" + file;
    }

    private static void require(boolean condition, Kind kind, String message) {
        if (!condition) {
            throw new StoreException(kind, message);
        }
    }
}
