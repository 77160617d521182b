package org.colonnade.embedded;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Finds the file of a store, and says what is wrong with its place before anything is opened. */
final class DataFile {
    /** The name of the file if only a directory is given. */
    private static final String NAME = "colonnade.store";

    private static final long HEADER_BYTES = 4096;

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
        require(Files.isRegularFile(file), Kind.ABSENT, address + ": " + file + " is no file; check the path");
        require(
                beginsAsStore(file),
                Kind.ABSENT,
                address + ": " + file
                        + " is no store, or damaged from its beginning on; check the path, or take a copy of"
                        + " the store from before");
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
        make(address, file);
        return SteadyPath.SCHEME + ":" + file;
    }

    /** Makes an empty file where there can be one; other failures than that are MVStore's to tell. */
    private static void make(String address, Path file) {
        try {
            Files.createFile(file);
        } catch (NoSuchFileException | AccessDeniedException e) {
            throw new StoreException(
                    Kind.ABSENT, address + ": no file can be made in " + file.getParent() + "; give another path", e);
        } catch (IOException e) {
            return;
        }
    }

    /** Whether one of the two headers that MVStore writes is there, or nothing at all yet. */
    private static boolean beginsAsStore(Path path) {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            return file.length() == 0 || hasHeader(file, 0) || hasHeader(file, HEADER_BYTES);
        } catch (IOException e) {
            return true;
        }
    }

    private static boolean hasHeader(RandomAccessFile file, long position) throws IOException {
        file.seek(position);
        return file.read() == 'H' && file.read() == ':';
    }

    private static void require(boolean condition, Kind kind, String message) {
        if (!condition) {
            throw new StoreException(kind, message);
        }
    }
}
