package org.colonnade.placement;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.partition.BlockEntry;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.value.ComplexValue;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A block is a document; its entries fill fields of it, which may be nested (NoAM, Section 7.3, Figures 10 and 11). */
final class MongoDbTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        List<String> notes = new ArrayList<>(List.of(
                "A document is read by find, some of its fields by a projection, and written by insertOne; updateOne",
                "changes some of them ($set, $push) and is atomic."));
        if (!sample.isSingle()) {
            notes.add("With a field for each entry (Figure 11), it is");
            notes.add("  " + flat(sample));
        }
        return new BlockLayout(
                List.of("db.createCollection(\"" + sample.name() + "\")"),
                new Cell("_id", "document"),
                List.of(new Cell(sample.id(), nested(sample))),
                notes);
    }

    private static String nested(Sample sample) {
        ObjectNode document = identified(sample);
        ValueText.node(sample.value()).properties().forEach(p -> document.set(p.getKey(), p.getValue()));
        return document.toString();
    }

    private static String flat(Sample sample) {
        ObjectNode document = identified(sample);
        for (BlockEntry entry : sample.entries()) {
            if (Sample.isHome(entry)) {
                ((ComplexValue.Fields) entry.value())
                        .fields()
                        .forEach((name, value) -> document.set(name, ValueText.node(value)));
            } else {
                document.set(entry.key(), ValueText.node(entry.value()));
            }
        }
        return document.toString();
    }

    private static ObjectNode identified(Sample sample) {
        return JsonNodeFactory.instance.objectNode().put("_id", sample.id());
    }
}
