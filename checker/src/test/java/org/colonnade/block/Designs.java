package org.colonnade.block;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.grouping.Grouping;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Designs, and all grammars that are derived from them. */
final class Designs {
    private Designs() {}

    static Design example(String name) {
        try {
            return read(name, Files.readString(Goldens.root().resolve("examples/" + name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Design read(String name, String text) {
        ReadDesign reading = DesignReader.read(new Source(name, text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems() + "\n" + text));
    }

    /** The grammars of a grouping, by its name. */
    static List<BlockGrammar> grouping(Design design, String name) {
        Grouping grouping = design.groupings().stream()
                .filter(g -> g.name().equals(name))
                .findFirst()
                .orElseThrow();
        return BlockGrammar.of(design, grouping);
    }

    static Stream<BlockGrammar> all(Design design) {
        Stream<BlockGrammar> groups = design.groupings().stream().flatMap(g -> BlockGrammar.of(design, g).stream());
        Stream<BlockGrammar> aggregates = design.aggregates().stream().map(a -> BlockGrammar.of(design, a));
        Stream<BlockGrammar> families =
                design.schemas().stream().flatMap(s -> s.families().stream()).map(f -> BlockGrammar.of(design, f));
        return Stream.concat(groups, Stream.concat(aggregates, families));
    }
}
