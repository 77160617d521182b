package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.store.Get;
import org.colonnade.store.Parallel;
import org.colonnade.store.Pieces;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads of one block, of many, and of all. */
record Reading(Items items, BlockReader reader, Parallel parallel, int page) {
    Reading(Items items, Transactions transactions, Parallel parallel, DynamoDbOptions options) {
        this(items, new BlockReader(items, transactions, options.patience()), parallel, options.page());
    }

    /** Entries of a block that has several. */
    Pages pages(Layout layout, Get get) {
        AttributeValue block = layout.block(get.block());
        int most = get.limit().orElse(Integer.MAX_VALUE);
        int count = Math.min(most, page);
        return new Pages(r -> reader.page(layout, block, r, get.reversed(), count), layout.codes(get.range()), most);
    }

    /** What is asked for of a block that has several entries. */
    List<Row> list(Layout layout, Get get) {
        List<Object> entry = get.range().prefix();
        return entry.size() == layout.shape().entry().size()
                ? reader.one(layout, layout.block(get.block()), layout.code(entry))
                : pages(layout, get).toList();
    }

    /** The entry of a block that is one, if it is there. */
    List<Row> only(Layout layout, Get get) {
        return rows(layout, items.get(layout.table(), layout.head(layout.block(get.block()))));
    }

    private static List<Row> rows(Layout layout, Map<String, AttributeValue> item) {
        return item.isEmpty() ? List.of() : List.of(layout.row(item));
    }

    /** All entries of a family. */
    ScannedRows scan(Layout layout) {
        return new ScannedRows(
                items,
                layout,
                block -> new Pages(
                                r -> reader.page(layout, block, r, false, page),
                                layout.codes(Range.ALL),
                                Integer.MAX_VALUE)
                        .toList());
    }

    /** Answers in their places: first items are asked for together, then those of spread blocks each on its own. */
    List<List<Row>> all(List<Get> gets, Function<Shape, Layout> layouts) {
        Map<Get, List<Row>> answers = new HashMap<>();
        Map<Shape, Set<Get>> families = new LinkedHashMap<>();
        gets.forEach(g ->
                families.computeIfAbsent(g.shape(), s -> new LinkedHashSet<>()).add(g));
        List<Get> left = new ArrayList<>();
        families.forEach((shape, some) -> {
            Map<Get, List<Row>> found = together(layouts.apply(shape), some);
            answers.putAll(found);
            some.stream().filter(g -> !found.containsKey(g)).forEach(left::add);
        });
        List<List<Row>> rows = parallel.map(left, g -> list(layouts.apply(g.shape()), g));
        for (int i = 0; i < left.size(); i++) {
            answers.put(left.get(i), rows.get(i));
        }
        return gets.stream().map(answers::get).toList();
    }

    /** What the first items of blocks answer, as far as they do. */
    private Map<Get, List<Row>> together(Layout layout, Set<Get> gets) {
        Set<AttributeValue> blocks = new LinkedHashSet<>();
        gets.forEach(g -> blocks.add(layout.block(g.block())));
        blocks.removeIf(b -> items.spread().contains(layout, b));
        Map<AttributeValue, Map<String, AttributeValue>> found = first(layout, blocks);
        Map<Get, List<Row>> answers = new HashMap<>();
        for (Get get : gets) {
            AttributeValue block = layout.block(get.block());
            if (blocks.contains(block)) {
                Map<String, AttributeValue> item = found.getOrDefault(block, Map.of());
                answer(layout, get, block, item).ifPresent(rows -> answers.put(get, rows));
            }
        }
        return answers;
    }

    private Optional<List<Row>> answer(Layout layout, Get get, AttributeValue block, Map<String, AttributeValue> item) {
        if (!layout.hasEntries()) {
            return Optional.of(rows(layout, item));
        }
        Head head = items.spread().seen(layout, block, Head.of(layout, item));
        return head.isSpread()
                ? Optional.empty()
                : Optional.of(new Pages(
                                r -> BlockReader.gathered(layout, block, head, r, get.reversed()),
                                layout.codes(get.range()),
                                get.limit().orElse(Integer.MAX_VALUE))
                        .toList());
    }

    /** The first items of blocks, those that are there. */
    private Map<AttributeValue, Map<String, AttributeValue>> first(Layout layout, Set<AttributeValue> blocks) {
        List<Map<String, AttributeValue>> keys =
                blocks.stream().map(layout::head).toList();
        Map<AttributeValue, Map<String, AttributeValue>> found = new HashMap<>();
        parallel.map(Pieces.of(keys, Items.MOST_READ), p -> items.getAll(layout.table(), p))
                .forEach(some ->
                        some.forEach(item -> found.put(item.get(layout.names().block()), item)));
        return found;
    }
}
