package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.BlockChange;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A change of one block that gives it a version, on a condition of its head. It is {@code exact} if its intention names all
 * entries that it changes, even if the block is cleared.
 */
record BlockWrite(
        Layout layout,
        AttributeValue block,
        AttributeValue version,
        Condition condition,
        Intention intention,
        boolean exact) {
    /** On condition that no other write is being made. */
    static BlockWrite of(Layout layout, BlockChange change) {
        return new BlockWrite(
                layout,
                layout.block(change.block()),
                Head.newVersion(),
                layout.hasEntries() ? Condition.idle(layout) : Condition.NONE,
                new Intention(
                        change.cleared(),
                        change.entries().entrySet().stream()
                                .map(e -> layout.change(e.getKey(), e.getValue()))
                                .toList()),
                !layout.hasEntries() || !change.cleared());
    }

    /** The same with another version for the block. */
    BlockWrite giving(AttributeValue other) {
        return new BlockWrite(layout, block, other, condition, intention, exact);
    }

    /** The items of a block that was not there before, its head first, when the change was made and its intention is gone. */
    List<Map<String, AttributeValue>> items() {
        if (!layout.hasEntries()) {
            return only().after(layout.head(block), Optional.empty()).stream().toList();
        }
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, AttributeValue> head = new LinkedHashMap<>(layout.head(block));
        head.put(layout.names().version(), version);
        items.add(head);
        intention
                .changes()
                .forEach(c ->
                        c.after(layout.item(block, c.code()), Optional.empty()).ifPresent(items::add));
        return items;
    }

    /** The same on condition that the block has this version, or none. */
    BlockWrite onlyIf(Optional<AttributeValue> seen) {
        return new BlockWrite(layout, block, version, Condition.version(layout, seen), intention, exact);
    }

    /** The same on condition that the block is as it was seen. */
    BlockWrite onlyIf(Items.Survey seen) {
        Intention named = new Intention(intention.cleared(), intention.on(seen.codes()));
        Condition condition = Condition.version(layout, seen.head().version());
        return new BlockWrite(layout, block, version, condition, named, true);
    }

    /** Whether it leaves the block as it is. */
    boolean isNothing() {
        return exact && layout.hasEntries() && intention.changes().isEmpty();
    }

    /** Whether it needs no intention, because it changes one entry. */
    boolean isDirect() {
        return !layout.hasEntries() || exact && intention.changes().size() == 1;
    }

    /** The parts of a transaction that make the change at once. */
    List<TransactWriteItem> direct() {
        if (!layout.hasEntries()) {
            return List.of(ItemWrite.of(layout.table(), layout.head(block), only(), condition));
        }
        ItemChange change = intention.changes().get(0);
        return List.of(
                intention.isEmptying()
                        ? ItemWrite.delete(layout.table(), layout.head(block), condition)
                        : head(Map.of(layout.names().version(), version)),
                ItemWrite.of(layout.table(), layout.item(block, change.code()), change, Condition.NONE));
    }

    /** The part of a transaction that makes the change, which items get later. */
    TransactWriteItem intended() {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        attributes.put(layout.names().version(), version);
        attributes.put(layout.names().intention(), intention.encode());
        return head(attributes);
    }

    private TransactWriteItem head(Map<String, AttributeValue> attributes) {
        return ItemWrite.update(layout.table(), layout.head(block), attributes, condition);
    }

    /** What becomes of a block that is one item. */
    private ItemChange only() {
        return intention.changes().stream()
                .reduce((one, other) -> other)
                .map(c -> c.with(layout.names().version(), version))
                .orElseGet(() -> ItemChange.deletion(layout.code(Map.of())));
    }

    /** As a part of a batch, if it can be one: it replaces or deletes a block that is one item, on no condition. */
    Optional<WriteRequest> request() {
        if (layout.hasEntries() || condition.expression().isPresent() || !only().whole()) {
            return Optional.empty();
        }
        Map<String, AttributeValue> key = layout.head(block);
        return Optional.of(only().after(key, Optional.empty())
                .map(item ->
                        WriteRequest.builder().putRequest(p -> p.item(item)).build())
                .orElseGet(() ->
                        WriteRequest.builder().deleteRequest(d -> d.key(key)).build()));
    }
}
