package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Row;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads entries of blocks as they are at one moment: of gathered blocks the head, of spread ones the head before and after the
 * items. If it has the same version both times, only the intention that it had can have changed items meanwhile, and is added
 * to them. One entry is read together with the head.
 */
record BlockReader(Items items, Transactions transactions, Patience patience) {
    /** The entry with a code, if it is there: one request, though DynamoDB counts twice what it reads of spread blocks. */
    List<Row> one(Layout layout, AttributeValue block, Bytes code) {
        CodeRange only = new CodeRange(code, Optional.of(next(code)));
        if (!items.spread().contains(layout, block)) {
            Head head = items.head(layout, block);
            if (!head.isSpread()) {
                return rows(layout, block, head, only);
            }
        }
        List<Map<String, AttributeValue>> both =
                transactions.read(layout.table(), List.of(layout.head(block), layout.item(block, code)));
        Head head = items.spread().seen(layout, block, Head.of(layout, both.get(0)));
        if (!head.isSpread()) {
            return rows(layout, block, head, only);
        }
        TreeMap<Bytes, Map<String, AttributeValue>> found = new TreeMap<>();
        if (!both.get(1).isEmpty()) {
            found.put(code, both.get(1));
        }
        head.intention().ifPresent(i -> i.addTo(found, layout, block, only));
        return found.values().stream().map(layout::row).toList();
    }

    private static List<Row> rows(Layout layout, AttributeValue block, Head head, CodeRange range) {
        return head.entries().rows(layout, layout.blocks().decode(block), range);
    }

    /** The least code that is greater. */
    private static Bytes next(Bytes code) {
        return Bytes.of(Arrays.copyOf(code.toArray(), code.size() + 1));
    }

    /** Some entries, and where the others are if there may be more. */
    record Page(List<Row> rows, Optional<CodeRange> rest) {}

    /** The first entries of a range, or its last, backwards. */
    Page page(Layout layout, AttributeValue block, CodeRange range, boolean reversed, int count) {
        if (range.from().compareTo(range.to().orElseThrow()) >= 0) {
            return new Page(List.of(), Optional.empty());
        }
        boolean atHead =
                !reversed && layout.isFirst(range.from()) && items.spread().contains(layout, block);
        CodeRange asked = atHead ? layout.fromHead(range) : range;
        return patience.until(() -> {
            Optional<Head> seen = atHead ? Optional.empty() : Optional.of(items.head(layout, block));
            if (seen.isPresent() && !seen.get().isSpread()) {
                return Optional.of(gathered(layout, block, seen.get(), range, reversed));
            }
            Found found = find(layout, block, asked, reversed, atHead ? count + 1 : count);
            Head before = seen.orElseGet(() -> items.spread().seen(layout, block, found.takeHead(layout)));
            if (!before.isSpread()) {
                return Optional.of(gathered(layout, block, before, range, reversed));
            }
            boolean same = items.head(layout, block).version().equals(before.version());
            return same ? Optional.of(found.page(layout, block, before, reversed)) : Optional.empty();
        });
    }

    /** Entries of a block that is not spread. */
    static Page gathered(Layout layout, AttributeValue block, Head head, CodeRange range, boolean reversed) {
        List<Row> rows = rows(layout, block, head, range);
        if (reversed) {
            Collections.reverse(rows);
        }
        return new Page(rows, Optional.empty());
    }

    private Found find(Layout layout, AttributeValue block, CodeRange range, boolean reversed, int count) {
        TreeMap<Bytes, Map<String, AttributeValue>> found = new TreeMap<>();
        QueryRequest.Builder query = Items.query(layout, block, range).scanIndexForward(!reversed);
        Optional<Bytes> last = Optional.empty();
        do {
            QueryResponse response =
                    items.query(query.limit(count - found.size()).build());
            for (Map<String, AttributeValue> item : response.items()) {
                last = Optional.of(layout.code(item));
                if (range.contains(last.get())) {
                    found.put(last.get(), item);
                }
            }
            if (!response.hasLastEvaluatedKey() || response.lastEvaluatedKey().isEmpty()) {
                return new Found(found, range, Optional.empty());
            }
            last = Optional.of(layout.code(response.lastEvaluatedKey()));
            query.exclusiveStartKey(response.lastEvaluatedKey());
        } while (found.size() < count);
        return new Found(found, range, last);
    }

    /** The items of a range, up to the last one that was looked at unless that is the end. */
    private record Found(TreeMap<Bytes, Map<String, AttributeValue>> items, CodeRange range, Optional<Bytes> last) {
        /** The head, which comes before the entries. */
        Head takeHead(Layout layout) {
            boolean there = !items.isEmpty() && layout.isHead(items.firstEntry().getValue());
            return there ? Head.of(layout, items.pollFirstEntry().getValue()) : Head.NONE;
        }

        Page page(Layout layout, AttributeValue block, Head head, boolean reversed) {
            CodeRange seen = last.map(l -> reversed ? new CodeRange(l, range.to()) : upTo(l))
                    .orElse(range);
            head.intention().ifPresent(i -> i.addTo(items, layout, block, seen));
            List<Row> rows = new ArrayList<>();
            items.values().forEach(item -> rows.add(layout.row(item)));
            if (reversed) {
                Collections.reverse(rows);
            }
            return new Page(
                    rows,
                    last.map(l -> reversed
                            ? new CodeRange(range.from(), Optional.of(l))
                            : new CodeRange(seen.to().orElseThrow(), range.to())));
        }

        private CodeRange upTo(Bytes code) {
            return new CodeRange(range.from(), Optional.of(next(code)));
        }
    }
}
