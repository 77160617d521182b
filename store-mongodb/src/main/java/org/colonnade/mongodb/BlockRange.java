package org.colonnade.mongodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bson.Document;
import org.bson.types.MaxKey;
import org.bson.types.MinKey;
import org.colonnade.model.Scalar;
import org.colonnade.store.Field;
import org.colonnade.store.Range;
import org.colonnade.store.StoreException;

/**
 * The documents of the blocks in a range of keys, as a condition on {@code _id}, by which MongoDB orders documents.
 *
 * <p>Keys of several columns are documents, which it compares column by column. It orders bytes by their length first, so keys
 * have no ranges of them.
 */
record BlockRange(Layout layout, Range range) {
    private static final MinKey LEAST = new MinKey();
    private static final MaxKey MOST = new MaxKey();

    BlockRange {
        if (left(layout, range).stream().anyMatch(f -> f.scalar() == Scalar.BYTES)) {
            throw new StoreException(
                    StoreException.Kind.UNSUPPORTED,
                    "MongoDB orders bytes by their length first, so "
                            + layout.shape().name()
                            + " has no ranges of its keys; scan all of it and filter, or make the key a text");
        }
    }

    /** The columns that the prefix leaves open. */
    private static List<Field> left(Layout layout, Range range) {
        List<Field> columns = layout.shape().block();
        return columns.subList(range.prefix().size(), columns.size());
    }

    Document filter() {
        Document condition = new Document();
        if (hasEnd(range.from())) {
            boolean inclusive = isInclusive(range.from());
            condition.put(inclusive ? "$gte" : "$gt", end(range.from(), LEAST, inclusive ? LEAST : MOST));
        }
        if (hasEnd(range.to())) {
            boolean inclusive = isInclusive(range.to());
            condition.put(inclusive ? "$lte" : "$lt", end(range.to(), MOST, inclusive ? MOST : LEAST));
        }
        return condition.isEmpty() ? condition : new Document(Layout.ID, condition);
    }

    private boolean hasEnd(Optional<Range.End> end) {
        return end.isPresent() || !range.prefix().isEmpty();
    }

    private static boolean isInclusive(Optional<Range.End> end) {
        return end.map(Range.End::inclusive).orElse(true);
    }

    /**
     * A key at an end of the range.
     *
     * @param open what the first column that the prefix leaves open is, if the range does not say
     * @param rest what all columns behind it are
     */
    private Object end(Optional<Range.End> end, Object open, Object rest) {
        List<Object> values = new ArrayList<>(range.prefix());
        end.ifPresent(e -> values.add(e.value()));
        Map<String, Object> columns = new LinkedHashMap<>();
        for (int i = 0; i < layout.shape().block().size(); i++) {
            Field column = layout.shape().block().get(i);
            Object unsaid = i == range.prefix().size() ? open : rest;
            columns.put(
                    layout.form().name(column),
                    i < values.size() ? BsonForm.FORM.of(column.type(), values.get(i)) : unsaid);
        }
        return Layout.id(columns);
    }
}
