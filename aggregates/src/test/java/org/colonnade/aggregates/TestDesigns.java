package org.colonnade.aggregates;

import java.util.Map;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Designs of tests. */
public final class TestDesigns {
    private TestDesigns() {}

    public static Design of(String text) {
        ReadDesign reading = DesignReader.read(new Source("test", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems() + "\n" + text));
    }

    public static AggregateClass aggregateClass(String text, String name) {
        Design design = of(text);
        return AggregateClass.of(design.model(), design.model().entity(name).orElseThrow());
    }
}
