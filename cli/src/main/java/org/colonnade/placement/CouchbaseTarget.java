package org.colonnade.placement;

import java.util.List;
import org.colonnade.placement.Layout.Cell;

/** A block is a document, whose fields are reached by their paths. */
final class CouchbaseTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        return new Layout(
                List.of("CREATE COLLECTION `default`.`_default`.`" + sample.name() + "`;"),
                new Cell("document key", "document"),
                List.of(new Cell(sample.id(), ValueText.of(sample.value()))),
                List.of(
                        "A document is read by get, some of its paths by lookupIn, and written by upsert or, path by path,",
                        "by mutateIn, with the CAS value that was read."));
    }
}
