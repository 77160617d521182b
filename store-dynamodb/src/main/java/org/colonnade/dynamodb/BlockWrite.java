package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.BlockChange;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A change of one block that gives it a version, on condition that what is known of the block is so. It is {@code exact} if
 * its intention names all entries that it changes, even if the block is cleared.
 *
 * @param expected what else must be so, if the block is gathered
 */
record BlockWrite(
        Layout layout,
        AttributeValue block,
        AttributeValue version,
        Knowledge known,
        Condition expected,
        Intention intention,
        boolean exact) {
    static BlockWrite of(Layout layout, BlockChange change) {
        return new BlockWrite(
                layout,
                layout.block(change.block()),
                Head.newVersion(),
                Knowledge.NOTHING,
                Condition.NONE,
                new Intention(
                        change.cleared(),
                        change.entries().entrySet().stream()
                                .map(e -> layout.change(e.getKey(), e.getValue()))
                                .toList()),
                !layout.hasEntries() || !change.cleared());
    }

    /** Fails if no item has room for all that it puts. To send much more than that may end in a connection that breaks. */
    void requireRoom() {
        long size = intention.changes().stream()
                .flatMap(c -> c.attributes().stream())
                .mapToLong(ItemSize::least)
                .sum();
        if (size > ItemSize.MOST) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "cannot write " + size + " bytes to a block in table " + layout.table()
                            + ": an entry takes up to 400 KB on DynamoDB, and so do all changes of one block in one write;"
                            + " write fewer at once, or keep large values elsewhere");
        }
    }

    /** The same with another version for the block. */
    BlockWrite giving(AttributeValue other) {
        return new BlockWrite(layout, block, other, known, expected, intention, exact);
    }

    /** The same of a block of which this is known, and nothing else is expected. */
    BlockWrite knowing(Knowledge other) {
        return new BlockWrite(layout, block, version, other, Condition.NONE, intention, exact);
    }

    /** The same on condition that something is so of a block that is gathered. */
    BlockWrite onlyIf(Condition condition) {
        return new BlockWrite(layout, block, version, known, condition, intention, exact);
    }

    /** The same on condition that the block is as it was seen. */
    BlockWrite onlyIf(Items.Survey seen) {
        Intention named = new Intention(intention.cleared(), intention.on(seen.codes()));
        return new BlockWrite(layout, block, version, new Knowledge.Seen(seen.head()), Condition.NONE, named, true);
    }

    /** Whether it leaves the block as it is. */
    boolean isNothing() {
        return exact && layout.hasEntries() && intention.changes().isEmpty() && !isGathered();
    }

    /** Whether the block must be seen first: values of entries are kept, or there are many, which nothing may stand before. */
    boolean needsLook() {
        return layout.hasEntries()
                && known instanceof Knowledge.Nothing
                && !intention.cleared()
                && !(intention.changes().size() <= Gathering.MOST_CHANGED
                        && intention.changes().stream().allMatch(ItemChange::whole));
    }

    /** The block that must be spread before it can be made, if it is one. */
    Optional<Head> outgrown() {
        return known instanceof Knowledge.Seen seen
                        && layout.hasEntries()
                        && seen.head().gathered().isPresent()
                        && !intention.cleared()
                        && gathering().isEmpty()
                ? Optional.of(seen.head())
                : Optional.empty();
    }

    /** As a change of the head alone, if the block may be gathered, and still is afterwards. */
    Optional<Gathering> gathering() {
        return layout.hasEntries() ? Gathering.of(this) : Optional.empty();
    }

    /** Whether a head is as it leaves it. */
    boolean isMade(Map<String, AttributeValue> head) {
        boolean cleared =
                head.isEmpty() && intention.isEmptying() && !isRepeatable() && expected.equals(Condition.NONE);
        return cleared || version.equals(head.get(layout.names().version()));
    }

    /** Whether it is made at most once, however often it is sent, because it is of a version that it takes away. */
    boolean isRepeatable() {
        return known instanceof Knowledge.Seen;
    }

    /** The items of a block that was not there before, its head first, when the change was made and its intention is gone. */
    List<Map<String, AttributeValue>> items() {
        if (!layout.hasEntries()) {
            return only().after(layout.head(block), Optional.empty()).stream().toList();
        }
        Optional<Gathering> gathering = knowing(new Knowledge.Seen(Head.NONE)).gathering();
        if (gathering.isPresent()) {
            return List.of(gathering.get().item());
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

    /** Whether it needs no intention, because it changes one entry, and the block is not gathered. */
    boolean isDirect() {
        return !layout.hasEntries() || exact && intention.changes().size() == 1 && !isGathered();
    }

    private boolean isGathered() {
        return known instanceof Knowledge.Seen seen && seen.head().gathered().isPresent();
    }

    /** The parts of a transaction that make the change at once. */
    List<TransactWriteItem> direct() {
        if (!layout.hasEntries()) {
            return List.of(ItemWrite.of(layout.table(), layout.head(block), only(), known.condition(layout)));
        }
        ItemChange change = intention.changes().get(0);
        return List.of(
                intention.isEmptying()
                        ? ItemWrite.delete(layout.table(), layout.head(block), known.condition(layout))
                        : head(Map.of(layout.names().version(), version)),
                ItemWrite.of(layout.table(), layout.item(block, change.code()), change, Condition.NONE));
    }

    /** The part of a transaction that makes the change, which items get later. Entries in the head are replaced by it. */
    TransactWriteItem intended() {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        attributes.put(layout.names().version(), version);
        attributes.put(layout.names().intention(), intention.encode());
        if (!isGathered()) {
            return head(attributes);
        }
        attributes.putAll(layout.head(block));
        return ItemWrite.put(layout.table(), attributes, known.condition(layout));
    }

    private TransactWriteItem head(Map<String, AttributeValue> attributes) {
        return ItemWrite.update(layout.table(), layout.head(block), attributes, Map.of(), known.condition(layout));
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
        if (layout.hasEntries() || known instanceof Knowledge.Seen || !only().whole()) {
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
