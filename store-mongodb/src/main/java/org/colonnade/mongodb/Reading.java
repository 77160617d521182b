package org.colonnade.mongodb;

import com.mongodb.client.FindIterable;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoCursor;
import com.mongodb.client.cursor.TimeoutMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bson.Document;
import org.bson.RawBsonDocument;
import org.colonnade.store.BlockOrder;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Row;

/** Reads of one family, of which at most {@code page} documents come at once. */
record Reading(Layout layout, MongoCollection<Document> collection, int page) {
    private static final Document BY_KEY = new Document(Layout.ID, 1);

    List<Row> answer(Get get) {
        Selection selection = new Selection(layout, List.of(get));
        return BlockOrder.answer(get, rows(selection, get.block()));
    }

    private List<Row> rows(Selection selection, List<Object> block) {
        if (selection.isFiltered()) {
            return selection.of(collection).map(layout::row).into(new ArrayList<>());
        }
        return layout.form().isValue() ? values(selection, block) : rows(selection);
    }

    private List<Row> rows(Selection selection) {
        Document document = selection.of(collection).first();
        return document == null ? List.of() : layout.rows(document);
    }

    /** The entries of a block that are JSON, made of the bytes of its document if that is possible. */
    private List<Row> values(Selection selection, List<Object> block) {
        RawBsonDocument document = selection
                .of(collection.withDocumentClass(RawBsonDocument.class))
                .first();
        if (document == null) {
            return List.of();
        }
        Optional<Map<String, Object>> fields = document.get(Layout.ENTRIES) instanceof RawBsonDocument entries
                ? BsonText.fields(entries)
                : Optional.empty();
        return fields.map(f -> layout.form().rows(block, f))
                .orElseGet(() -> layout.rows(
                        document.decode(collection.getCodecRegistry().get(Document.class))));
    }

    /** The answers of gets, each in its place. */
    List<List<Row>> answers(List<Get> gets) {
        Map<List<Object>, List<Row>> blocks = new HashMap<>();
        Selection selection = new Selection(layout, gets);
        try (MongoCursor<Document> documents = selection.of(collection).cursor()) {
            documents.forEachRemaining(d -> blocks.computeIfAbsent(layout.block(d), b -> new ArrayList<>())
                    .addAll(selection.isFiltered() ? List.of(layout.row(d)) : layout.rows(d)));
        }
        return gets.stream()
                .map(g -> BlockOrder.answer(g, blocks.getOrDefault(g.block(), List.of())))
                .toList();
    }

    /** The documents of all blocks; to be closed. */
    MongoCursor<Document> all() {
        return cursor(collection.find());
    }

    /** The documents of the blocks in a range, in the order of their keys; to be closed. */
    MongoCursor<Document> in(Range blocks) {
        return cursor(collection.find(new BlockRange(layout, blocks).filter()).sort(BY_KEY));
    }

    private MongoCursor<Document> cursor(FindIterable<Document> documents) {
        return documents.batchSize(page).timeoutMode(TimeoutMode.ITERATION).cursor();
    }

    /** The entries of some blocks; none at the end only. */
    List<Row> page(MongoCursor<Document> cursor) {
        List<Row> rows = new ArrayList<>();
        while (rows.size() < page && (rows.isEmpty() || cursor.available() > 0) && cursor.hasNext()) {
            Document document = cursor.next();
            rows.addAll(BlockOrder.whole(layout.shape(), layout.block(document), layout.rows(document)));
        }
        return rows;
    }
}
