package org.colonnade.aggregates;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Mutation;
import org.colonnade.store.StoreProvider;
import org.colonnade.text.Goldens;

/** The layouts of all samples on one kind of store, without notes, in one file. */
public final class LayoutGoldens {
    private LayoutGoldens() {}

    /** Fails if the layouts differ from those in a file. */
    public static void check(StoreProvider provider, Path golden) {
        Stream<List<Mutation>> samples =
                Stream.concat(LayoutSamples.examples().map(Example::mutations), LayoutSamples.others());
        Goldens.check(
                golden,
                samples.map(m -> m.get(0).shape() + "\n" + text(provider.layout(BlockChange.ofBlock(m))))
                        .collect(Collectors.joining("\n")));
    }

    private static String text(BlockLayout layout) {
        Stream<String> cells = Stream.concat(Stream.of(layout.header()), layout.cells().stream())
                .map(LayoutGoldens::text);
        return Stream.concat(layout.definition().stream(), cells)
                .map(line -> ("  " + line).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    private static String text(Cell cell) {
        return cell.key() + "  ->  " + cell.value();
    }
}
