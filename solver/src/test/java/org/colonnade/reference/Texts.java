package org.colonnade.reference;

import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.Reading;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Reads designs from texts. */
public final class Texts {
    private Texts() {}

    public static Design read(String text) {
        Reading reading = DesignReader.read(new Source("random.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new IllegalStateException(text + reading.problems()));
    }
}
