package org.colonnade.standin;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where the main classes are. It needs none of the servers, and can be used wherever this module is. */
public final class Mains {
    private Mains() {}

    /** The jar or the directory of this module, for a class path. */
    public static Path place() {
        try {
            return Path.of(Mains.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
