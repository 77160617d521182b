package org.colonnade.placement;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is a document, whose fields are reached by their paths. */
final class CouchbaseTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        return new BlockLayout(
                List.of("CREATE COLLECTION `default`.`_default`.`" + sample.name() + "`;"),
                new Cell("document key", "document"),
                List.of(new Cell(sample.id(), ValueText.of(sample.value()))),
                List.of(
                        "A document is read by get, some of its paths by lookupIn, and written by insert, replace or, path by",
                        "path, mutateIn, the latter two with the CAS value that was read."));
    }
}
