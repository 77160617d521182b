package org.colonnade.mongodb;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoIterable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.colonnade.model.Scalar;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;

/**
 * The documents of some blocks of a family, with as little of them as the server can tell apart.
 *
 * <p>Single entries are a projection of their fields, and a range that all blocks are asked for is filtered by the server.
 * Of several ranges whole documents are read. What comes holds at least what is asked for, in any order. The server
 * orders bytes by their length first, so it does not filter ranges of them.
 */
record Selection(Layout layout, List<Get> gets) {
    MongoIterable<Document> of(MongoCollection<Document> collection) {
        Set<Range> ranges = new HashSet<>();
        gets.forEach(g -> ranges.add(g.range()));
        if (layout.isSingle() || ranges.contains(Range.ALL)) {
            return collection.find(blocks());
        } else if (ranges.stream().allMatch(this::isEntry)) {
            return collection.find(blocks()).projection(entries(ranges));
        }
        Range range = ranges.iterator().next();
        return ranges.size() == 1 && isFiltered(range)
                ? collection.aggregate(List.of(new Document("$match", blocks()), filter(range)))
                : collection.find(blocks());
    }

    private Document blocks() {
        List<Object> ids =
                gets.stream().map(Get::block).distinct().map(layout::id).toList();
        return new Document(Layout.ID, ids.size() == 1 ? ids.get(0) : new Document("$in", ids));
    }

    private boolean isEntry(Range range) {
        return range.prefix().size() == layout.shape().entry().size();
    }

    private Bson entries(Set<Range> ranges) {
        Document projection = new Document();
        ranges.forEach(r -> projection.put(layout.path(r.prefix()), 1));
        return projection;
    }

    private boolean isFiltered(Range range) {
        return !range.isBounded() || column(range.prefix().size()).scalar() != Scalar.BYTES;
    }

    private Field column(int number) {
        return layout.shape().entry().get(number).field();
    }

    private Bson filter(Range range) {
        List<Document> conditions = new ArrayList<>();
        for (int i = 0; i < range.prefix().size(); i++) {
            conditions.add(condition("$eq", column(i), range.prefix().get(i)));
        }
        int next = range.prefix().size();
        add(conditions, "$gt", range.from(), next);
        add(conditions, "$lt", range.to(), next);
        Document filter = new Document("input", new Document("$objectToArray", "$" + Layout.ENTRIES))
                .append("as", "entry")
                .append("cond", new Document("$and", conditions));
        return new Document("$project", new Document(Layout.ENTRIES, new Document("$filter", filter)));
    }

    private void add(List<Document> conditions, String operator, Optional<Range.End> end, int column) {
        end.ifPresent(
                e -> conditions.add(condition(e.inclusive() ? operator + "e" : operator, column(column), e.value())));
    }

    private static Document condition(String operator, Field column, Object value) {
        Document literal = new Document("$literal", BsonForm.of(column.type(), value));
        return new Document(operator, List.of("$$entry.v." + FieldNames.column(column), literal));
    }
}
