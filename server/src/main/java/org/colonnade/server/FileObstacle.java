package org.colonnade.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file or directory cannot be used, as a person would say it. */
final class FileObstacle {
    private FileObstacle() {}

    static String of(IOException failure) {
        if (!(failure instanceof FileSystemException in)) {
            return failure.getMessage() == null ? failure.toString() : failure.getMessage();
        }
        String file = in.getFile();
        if (in instanceof AccessDeniedException) {
            return file + " may not be written";
        } else if (in instanceof NoSuchFileException) {
            return file + " cannot be made there";
        } else if (in instanceof FileAlreadyExistsException || in instanceof NotDirectoryException) {
            return file + " is no directory";
        }
        return file + ": " + in.getReason();
    }
}
