package org.colonnade.reference;

import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Random designs as texts, and designs from texts. */
public final class Designs {
    private Designs() {}

    /** Up to three requests, over query graphs of up to three nodes. */
    public static String random(long seed) {
        return RandomWorkload.design(seed, 3, seed % 3 == 0 ? 3 : 2);
    }

    /** For what takes longer: mostly one or two requests, over query graphs of one or two nodes. */
    public static String small(long seed) {
        return seed % 10 == 0 ? RandomWorkload.design(seed, 3, 3) : RandomWorkload.design(seed, 2, 2);
    }

    /** For what looks at everything: up to three requests, over few attributes. */
    public static String tiny(long seed) {
        return RandomWorkload.tiny(seed, 3, seed % 8 == 0 ? 3 : 2);
    }

    /** For what happens at once: mostly updates, over query graphs of two or three nodes. */
    public static String busy(long seed) {
        return RandomWorkload.busy(seed, seed % 4 == 0 ? 3 : 2);
    }

    /** For what is first: mostly queries with a LIMIT, over several blocks. */
    public static String ranking(long seed) {
        return RandomWorkload.ranking(seed, seed % 4 == 0 ? 3 : 2);
    }

    public static Design read(String text) {
        ReadDesign reading = DesignReader.read(new Source("random.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new IllegalStateException(text + reading.problems()));
    }
}
