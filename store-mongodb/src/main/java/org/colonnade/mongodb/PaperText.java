package org.colonnade.mongodb;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The layout of the paper: a block is a document; its entries fill fields of it, which may be nested (NoAM, Section 7.3, Figures 10
 * and 11).
 */
final class PaperText {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        List<String> notes = new ArrayList<>(List.of(
                "A document is read by find, some of its fields by a projection, and written by insertOne; updateOne",
                "changes some of them ($set, $push) and is atomic."));
        if (!block.isSingle()) {
            notes.add("With a field for each entry (Figure 11), it is");
            notes.add("  " + flat(block));
        }
        return new BlockLayout(
                List.of("db.createCollection(\"" + block.collection() + "\")"),
                new BlockLayout.Cell("_id", "document"),
                List.of(new BlockLayout.Cell(block.id(), nested(block))),
                notes);
    }

    private static String nested(NoamBlock block) {
        return identified(block).setAll(fields(block.whole())).toString();
    }

    private static String flat(NoamBlock block) {
        ObjectNode document = identified(block);
        for (BlockLayout.Cell entry : block.entries()) {
            if (entry.key().equals(NoamBlock.HOME)) {
                document.setAll(fields(entry.value()));
            } else {
                document.set(entry.key(), JSON.readTree(entry.value()));
            }
        }
        return document.toString();
    }

    private static ObjectNode fields(String json) {
        return (ObjectNode) JSON.readTree(json);
    }

    private static ObjectNode identified(NoamBlock block) {
        return JSON.createObjectNode().put("_id", block.id());
    }
}
