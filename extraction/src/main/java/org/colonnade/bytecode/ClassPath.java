package org.colonnade.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The entry of this package: finds the classes in directories, jars and single class files.
 *
 * <p>Of two classes with one name the first is taken, as the JVM does. Jars inside jars and the classes that a jar has
 * for certain versions of Java are left alone.
 */
public final class ClassPath {
    private static final String CLASS = ".class";
    private static final int LARGEST = 16 << 20;

    private final Map<String, ClassFile> found = new TreeMap<>();
    private final List<Skipped> skipped = new ArrayList<>();

    private ClassPath() {}

    /** All that is at these places. Whatever cannot be read is skipped; a place that is not there is an exception. */
    public static Classes read(List<Path> places) throws IOException {
        ClassPath path = new ClassPath();
        for (Path place : places) {
            path.add(place);
        }
        return new Classes(path.found, path.skipped);
    }

    private void add(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            addDirectory(place);
        } else if (place.toString().endsWith(CLASS)) {
            addFile(place);
        } else {
            addJar(place);
        }
    }

    private void addDirectory(Path directory) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(directory)) {
            files = walk.filter(f -> isClass(directory.relativize(f).toString().replace('\\', '/')))
                    .filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        for (Path file : files) {
            addFile(file);
        }
    }

    private void addFile(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            add(file.toString(), in);
        } catch (IOException e) {
            skipped.add(new Skipped(file.toString(), "it cannot be read: " + e.getMessage()));
        }
    }

    private void addJar(Path jar) throws IOException {
        try (InputStream in = Files.newInputStream(jar)) {
            in.read();
        }
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (isClass(entry.getName())) {
                    addEntry(jar, zip, entry);
                }
            }
        } catch (ZipException e) {
            skipped.add(new Skipped(jar.toString(), "it is neither a directory nor a jar"));
        }
    }

    private void addEntry(Path jar, ZipFile zip, ZipEntry entry) {
        String name = jar + "!/" + entry.getName();
        try (InputStream in = zip.getInputStream(entry)) {
            add(name, in);
        } catch (IOException e) {
            skipped.add(new Skipped(name, "it cannot be read: " + e.getMessage()));
        }
    }

    private static boolean isClass(String name) {
        return name.endsWith(CLASS)
                && !name.endsWith("module-info.class")
                && !name.endsWith("package-info.class")
                && !name.startsWith("META-INF/versions/");
    }

    private void add(String file, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        try {
            if (bytes.length > LARGEST) {
                throw new UnreadableClass("it is larger than 16 MiB");
            }
            ClassFile read = ClassFileReader.read(bytes);
            found.putIfAbsent(read.name(), read);
        } catch (UnreadableClass e) {
            skipped.add(new Skipped(file, e.getMessage()));
        }
    }
}
