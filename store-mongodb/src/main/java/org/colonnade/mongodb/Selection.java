package org.colonnade.mongodb;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoIterable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bson.BsonRegularExpression;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.colonnade.store.Bytes;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;

/**
 * The documents of some blocks of a family, with as little of them as the server can tell apart.
 *
 * <p>Single entries are a projection of their fields, and a range that all blocks are asked for is filtered by the server.
 * Of several ranges whole documents are read. What comes holds at least what is asked for, in any order. MongoDB orders
 * bytes by their length first, so it does not filter ranges of them; nor of texts with an end beyond U+D7FF, because
 * servers that only speak its protocol may order these by their UTF-16. Entries without columns are filtered by how the
 * names of all in a range begin.
 */
record Selection(Layout layout, List<Get> gets) {
    private static final Pattern SIGNS = Pattern.compile("[^a-zA-Z0-9_\\x80-\\x{10ffff}]");

    /** Entries of a large block that come at once. */
    private static final int ENTRIES_AT_ONCE = 1000;

    <T> MongoIterable<T> of(MongoCollection<T> collection) {
        Set<Range> ranges = ranges();
        if (isFiltered()) {
            return collection.aggregate(filtered(ranges.iterator().next())).batchSize(ENTRIES_AT_ONCE);
        }
        boolean whole = layout.isSingle() || !ranges.stream().allMatch(this::isEntry);
        return whole ? collection.find(blocks()) : collection.find(blocks()).projection(entries(ranges));
    }

    /** Whether each document is one entry, which the server has picked out, and not a block. */
    boolean isFiltered() {
        Set<Range> ranges = ranges();
        Range range = ranges.iterator().next();
        return !layout.isSingle()
                && ranges.size() == 1
                && !range.equals(Range.ALL)
                && !isEntry(range)
                && isFiltered(range);
    }

    /** Most often there is one. */
    private Set<Range> ranges() {
        return gets.size() == 1
                ? Set.of(gets.get(0).range())
                : gets.stream().map(Get::range).collect(Collectors.toSet());
    }

    private Document blocks() {
        if (gets.size() == 1) {
            return new Document(Layout.ID, layout.id(gets.get(0).block()));
        }
        List<Object> ids =
                gets.stream().map(Get::block).distinct().map(layout::id).toList();
        return new Document(Layout.ID, new Document("$in", ids));
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
        return layout.form().isValue()
                ? !layout.form().beginning(range).isEmpty()
                : Stream.of(range.from(), range.to()).flatMap(Optional::stream).allMatch(Selection::isOrderedAlike);
    }

    /** Whether all servers agree on what is before a value and what behind it. */
    private static boolean isOrderedAlike(Range.End end) {
        return !(end.value() instanceof Bytes)
                && !(end.value() instanceof String text && text.chars().anyMatch(c -> c >= Character.MIN_SURROGATE));
    }

    private Field column(int number) {
        return layout.shape().entry().get(number).field();
    }

    /**
     * Entries are documents of their own when they are compared, by a query. In expressions, servers that only speak the protocol
     * take texts in values for expressions if they begin with a dollar.
     */
    private List<Document> filtered(Range range) {
        Document entries = new Document(Layout.ENTRY, new Document("$objectToArray", "$" + Layout.ENTRIES));
        return List.of(
                new Document("$match", blocks()),
                new Document("$project", entries),
                new Document("$unwind", "$" + Layout.ENTRY),
                new Document(
                        "$match",
                        layout.form().isValue() ? beginning(range) : new Document("$and", conditions(range))));
    }

    private Document beginning(Range range) {
        String literal = SIGNS.matcher(layout.form().beginning(range)).replaceAll("\\\\$0");
        return new Document(Layout.ENTRY + "." + Layout.NAME, new BsonRegularExpression("^" + literal));
    }

    private List<Document> conditions(Range range) {
        List<Document> conditions = new ArrayList<>();
        for (int i = 0; i < range.prefix().size(); i++) {
            conditions.add(condition("$eq", column(i), range.prefix().get(i)));
        }
        int next = range.prefix().size();
        add(conditions, "$gt", range.from(), next);
        add(conditions, "$lt", range.to(), next);
        return conditions;
    }

    private void add(List<Document> conditions, String operator, Optional<Range.End> end, int column) {
        end.ifPresent(
                e -> conditions.add(condition(e.inclusive() ? operator + "e" : operator, column(column), e.value())));
    }

    private Document condition(String operator, Field column, Object value) {
        String path = Layout.ENTRY + "." + Layout.VALUE + "." + layout.form().name(column);
        return new Document(path, new Document(operator, BsonForm.FORM.of(column.type(), value)));
    }
}
