package org.colonnade.session.plan;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.colonnade.design.Design;
import org.colonnade.view.design.DesignJson;

/** Tells versions of a design apart: by all that it says, wherever that stands in its files. */
final class DesignVersion {
    private static final String PLACE = "\"at\" :";

    private DesignVersion() {}

    static String of(Design design) {
        String said = DesignJson.of(design)
                .lines()
                .filter(l -> !l.strip().startsWith(PLACE))
                .collect(Collectors.joining("\n"));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(said.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each Java platform has SHA-256", e);
        }
    }
}
