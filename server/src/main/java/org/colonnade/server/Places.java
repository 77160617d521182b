package org.colonnade.server;

import java.nio.file.Path;
import java.util.Optional;

/** Where the platform wants a user's files to be. */
final class Places {
    private static final Path HOME = Path.of(System.getProperty("user.home"));
    private static final boolean MAC = System.getProperty("os.name").startsWith("Mac");

    private Places() {}

    /** For what can be fetched again. */
    static Path cache() {
        return MAC ? HOME.resolve("Library/Caches/colonnade") : of("XDG_CACHE_HOME", ".cache");
    }

    /** For what cannot. */
    static Path data() {
        return MAC ? HOME.resolve("Library/Application Support/colonnade") : of("XDG_DATA_HOME", ".local/share");
    }

    private static Path of(String variable, String usual) {
        return Optional.ofNullable(System.getenv(variable))
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(HOME.resolve(usual))
                .resolve("colonnade");
    }
}
