package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All changes of a block by one write, as they stand in its head from the moment at which the write takes place until its
 * items have them.
 *
 * <p>DynamoDB shows some items of a transaction before others to who queries them. One item it shows whole. So a write takes
 * place when its intention is in the head; who reads adds it to what the items say, and who writes first ends it.
 */
record Intention(boolean cleared, List<ItemChange> changes) {
    private static final String CLEARED = "cleared";
    private static final String CHANGES = "changes";
    private static final String ENTRY = "entry";
    private static final String WHOLE = "whole";
    private static final String ATTRIBUTES = "attributes";

    Intention {
        changes = List.copyOf(changes);
    }

    AttributeValue encode() {
        return AttributeValue.fromM(Map.of(
                CLEARED,
                AttributeValue.fromBool(cleared),
                CHANGES,
                AttributeValue.fromL(changes.stream().map(Intention::encode).toList())));
    }

    static AttributeValue encode(ItemChange change) {
        Map<String, AttributeValue> code = new LinkedHashMap<>();
        code.put(ENTRY, BlockCode.binary(change.code()));
        code.put(WHOLE, AttributeValue.fromBool(change.whole()));
        change.attributes().ifPresent(a -> code.put(ATTRIBUTES, AttributeValue.fromM(a)));
        return AttributeValue.fromM(code);
    }

    static Intention decode(AttributeValue code) {
        return new Intention(
                code.m().get(CLEARED).bool(),
                code.m().get(CHANGES).l().stream().map(c -> change(c.m())).toList());
    }

    private static ItemChange change(Map<String, AttributeValue> code) {
        return new ItemChange(
                Bytes.of(code.get(ENTRY).b().asByteArrayUnsafe()),
                code.get(WHOLE).bool(),
                Optional.ofNullable(code.get(ATTRIBUTES)).map(AttributeValue::m));
    }

    /** Whether nothing is in the block afterwards. */
    boolean isEmptying() {
        return cleared && changes.stream().allMatch(c -> c.attributes().isEmpty());
    }

    /** The changes of items, if the block has these now; those that are cleared are deleted. */
    List<ItemChange> on(List<Bytes> there) {
        List<ItemChange> all = new ArrayList<>(changes);
        Set<Bytes> named = changes.stream().map(ItemChange::code).collect(Collectors.toSet());
        if (cleared) {
            there.stream()
                    .filter(c -> !named.contains(c))
                    .map(ItemChange::deletion)
                    .forEach(all::add);
        }
        return all;
    }

    /** Adds what it changes in a range of a block to the items there. */
    void addTo(
            NavigableMap<Bytes, Map<String, AttributeValue>> items,
            Layout layout,
            AttributeValue block,
            CodeRange range) {
        if (cleared) {
            items.clear();
        }
        for (ItemChange change : changes) {
            if (range.contains(change.code())) {
                Optional<Map<String, AttributeValue>> after = change.after(
                        layout.item(block, change.code()), Optional.ofNullable(items.remove(change.code())));
                after.ifPresent(item -> items.put(change.code(), item));
            }
        }
    }
}
