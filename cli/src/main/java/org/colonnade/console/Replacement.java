package org.colonnade.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.colonnade.session.Refusal;

/**
 * Writes a file so that a reader sees the old text or the new one and never a part: beside it, then moved over it.
 *
 * <p>A file that exists keeps its permissions, a symbolic link keeps pointing, and what is no file (a pipe, a
 * terminal) is just written to.
 */
public final class Replacement {
    private Replacement() {}

    /** Fails if it is known already that the file cannot be written; for those who work long before they write. */
    public static void check(Path file) {
        if (Files.isDirectory(file)) {
            throw new Refusal("cannot write " + file + ": it is a directory");
        }
        Path directory = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(directory)) {
            throw new Refusal("cannot write " + file + ": there is no such directory");
        }
        if (!Files.exists(file) && !Files.isWritable(directory)) {
            throw new Refusal("cannot write " + file + ": its directory may not be written");
        }
    }

    public static void write(Path file, String text) {
        check(file);
        try {
            if (!Files.exists(file)) {
                replace(file.toAbsolutePath(), text);
            } else if (Files.isRegularFile(file)) {
                replace(file.toRealPath(), text);
            } else {
                Files.writeString(file, text);
            }
        } catch (NoSuchFileException e) {
            throw new Refusal("cannot write " + file + ": there is no such directory");
        } catch (AccessDeniedException e) {
            throw new Refusal("cannot write " + file + ": its directory may not be written");
        } catch (IOException e) {
            throw new Refusal("cannot write " + file + ": " + e.getMessage());
        }
    }

    private static void replace(Path file, String text) throws IOException {
        Path beside = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        try {
            Files.writeString(beside, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            if (Files.exists(file)) {
                Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(file));
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
