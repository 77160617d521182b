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

    /** The file, which is there, as MVStore names it. */
    static String existing(String address, Path path) {
        Path file = file(path);
        require(
                Files.exists(file),
                Kind.ABSENT,
                address + ": there is no store " + file
                        + "; check the path; 'colonnade load' makes one, as do programs that open it");
        return readable(address, file);
    }

    private static Path file(Path path) {
        Path given = path.toAbsolutePath().normalize();
        return Files.isDirectory(given) ? given.resolve(NAME) : given;
    }

    private static String readable(String address, Path file) {
        require(Files.isReadable(file), Kind.FORBIDDEN, address + ": " + file + " may not be read");
        return SteadyPath.SCHEME + ":" + file;
    }

    /** The file, which is there or can be made, as MVStore names it. */
    static String at(String address, Path path) {
        Path file = file(path);
        Path directory = file.getParent();
        if (Files.exists(file)) {
            return readable(address, file);
        }
        require(
                Files.isDirectory(directory),
                Kind.ABSENT,
                address + ": there is no directory " + directory + "; make it first");
        require(
                Files.isWritable(directory),
                Kind.READ_ONLY,
                address + ": directory " + directory + " may not be written, so no store can be made there");
        return SteadyPath.SCHEME + ":" + file;
    }

    private static void require(boolean condition, Kind kind, String message) {
        if (!condition) {
            throw new StoreException(kind, message);
        }
    }
}
