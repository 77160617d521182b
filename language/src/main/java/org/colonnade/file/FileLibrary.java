package org.colonnade.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.text.Library;
import org.colonnade.text.NearNames;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.colonnade.text.Unreadable;

/**
 * Sources in files, named by their paths; {@code -} is standard input.
 *
 * <p>Imports are relative to the file that imports. A file has one name however it is reached: the first one, though
 * {@code sub/a.design}, {@code ../here/sub/a.design} and a symbolic link may all lead to it.
 */
public final class FileLibrary implements Library {
    public static final String STANDARD_INPUT = "-";
    static final int LARGEST = 64 << 20;

    /** Of so many files in a directory, some are told that have nearly the name of one that is not there. */
    private static final int MOST_FILES = 10_000;

    private static final int MOST_NEAR = 3;

    private final InputStream standardInput;
    private final Map<Path, String> names = new HashMap<>();

    public FileLibrary(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /** The names of files given by a user; a path that ends where it starts stays as it was written. */
    public static List<String> names(List<Path> files) {
        List<String> names = new ArrayList<>();
        for (Path file : files) {
            String name = file.normalize().toString();
            names.add(name.isEmpty() || name.equals(STANDARD_INPUT) ? file.toString() : name);
        }
        return names;
    }

    @Override
    public String resolve(String importer, String imported) {
        try {
            Path path = Path.of(importer).resolveSibling(imported).normalize();
            return known(path.toString().equals(STANDARD_INPUT) ? Path.of(".", STANDARD_INPUT) : path);
        } catch (InvalidPathException e) {
            return imported;
        }
    }

    /** The first name of the file at a path. */
    private String known(Path path) {
        String name = path.toString();
        String first = names.putIfAbsent(identity(path), name);
        return first == null ? name : first;
    }

    private static Path identity(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    @Override
    public Source open(String name) throws Unreadable {
        byte[] bytes = bytes(name);
        return new Decoder(name.equals(STANDARD_INPUT) ? name : known(Path.of(name))).decode(bytes);
    }

    private byte[] bytes(String name) throws Unreadable {
        try (InputStream in = stream(name)) {
            byte[] bytes = read(in);
            if (bytes.length > LARGEST) {
                throw unreadable(name, "the file is larger than 64 MiB", "split it with `import`");
            }
            return bytes;
        } catch (InvalidPathException e) {
            throw unreadable(name, "this is not a file name: " + e.getReason(), "");
        } catch (NoSuchFileException e) {
            throw unreadable(name, "there is no such file", nearest(name));
        } catch (AccessDeniedException e) {
            throw unreadable(name, "the file may not be read", "its permissions do not let you");
        } catch (IOException e) {
            throw unreadable(name, "the file cannot be read: " + e.getMessage(), "");
        }
    }

    /** Reads piece by piece, since streams of files seek when they are asked for more at once, which pipes cannot. */
    private static byte[] read(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[8192];
        for (int read = in.read(piece); read > 0 && bytes.size() <= LARGEST; read = in.read(piece)) {
            bytes.write(piece, 0, read);
        }
        return bytes.toByteArray();
    }

    private InputStream stream(String name) throws IOException, Unreadable {
        if (name.equals(STANDARD_INPUT)) {
            return standardInput;
        }
        Path path = Path.of(name);
        if (Files.isDirectory(path)) {
            throw unreadable(name, "this is a directory, not a file", "name the design files in it");
        }
        return Files.newInputStream(path);
    }

    /** The longest part of the path that exists tells where a wrong one goes wrong, as do files of nearly that name. */
    private static String nearest(String name) {
        Path path = Path.of(name).toAbsolutePath().normalize();
        Path directory = path.getParent();
        if (directory == null || Files.isDirectory(directory)) {
            List<String> near = directory == null ? List.of() : near(directory, stem(path));
            return near.isEmpty() ? "" : "did you mean " + NearNames.either(near) + "?";
        }
        return "there is no directory " + directory + " either";
    }

    /** Whatever they end in, for that is the same for most. */
    private static List<String> near(Path directory, String stem) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.limit(MOST_FILES)
                    .filter(f -> !NearNames.of(stem, List.of(stem(f))).isEmpty() && Files.isRegularFile(f))
                    .map(f -> String.valueOf(f.getFileName()))
                    .sorted()
                    .limit(MOST_NEAR)
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static Unreadable unreadable(String name, String message, String help) {
        return new Unreadable(Problem.error(new Source(name, "").whole(), message, help));
    }
}
