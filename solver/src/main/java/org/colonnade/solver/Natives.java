package org.colonnade.solver;

import com.google.ortools.Loader;
import com.sun.jna.Platform;
import java.io.IOException;

/** Loads the native libraries of OR-Tools, from a {@link NativeCache} if that can be. */
final class Natives {
    private static final String DIRECTORY = "ortools-" + Platform.RESOURCE_PREFIX;

    private Natives() {}

    /** Loading again what is loaded does nothing. */
    static void load() {
        if (!fromCache()) {
            unpackAndLoad();
        }
    }

    /** On Windows a library does not find those beside it, so what OR-Tools does there is left to it. */
    private static boolean fromCache() {
        if (Platform.isWindows()) {
            return false;
        }
        try {
            String library = System.mapLibraryName("jniortools");
            System.load(
                    NativeCache.ofUser().directory(DIRECTORY).resolve(library).toString());
            return true;
        } catch (IOException | UnsatisfiedLinkError e) {
            return false;
        }
    }

    private static void unpackAndLoad() {
        try {
            Loader.loadNativeLibraries();
        } catch (RuntimeException | UnsatisfiedLinkError e) {
            throw new IllegalStateException(
                    "the solver does not run here: the native libraries of OR-Tools for " + Platform.RESOURCE_PREFIX
                            + " cannot be loaded (" + e.getMessage() + "). There are some for Linux with glibc,"
                            + " macOS and 64-bit Windows; the program holds those of the platform it was built on.",
                    e);
        }
    }
}
