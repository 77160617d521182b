package org.colonnade.dynamodb;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * A change of a gathered block, or of one that is not there: a write of its head alone.
 *
 * <p>DynamoDB is paid for whole items. So a block may grow while it is small, or not much larger than the largest entry that
 * is being written. How large it is, its head says: never too little, but perhaps too much, for who writes without
 * looking does not know what was there.
 */
final class Gathering {
    private static final long SMALL = 16 * 1_024;
    private static final long TIMES = 16;
    /** Such a block, with its names twice, fits into the 400 KB of an intention. */
    private static final long MOST = 300_000;
    /** So many attributes the 4 KB of an expression have room for. */
    private static final int MOST_CHANGED = 100;

    private final BlockWrite write;
    private final Layout layout;
    /** What was there, if that is known. */
    private final Optional<Gathered> before;
    /** What becomes of the attributes that are entries. */
    private final Map<String, AttributeValue> attributes;

    private final long added;
    private final long largest;

    private Gathering(BlockWrite write, Optional<Gathered> before) {
        this.write = write;
        this.layout = write.layout();
        this.before = before;
        this.attributes = before.orElse(Gathered.NONE)
                .attributes(layout, write.intention().changes());
        long sum = 0;
        long max = 0;
        for (Map.Entry<String, AttributeValue> entry : attributes.entrySet()) {
            if (!entry.getValue().equals(ItemChange.GONE)) {
                long size = ItemSize.of(entry.getKey(), entry.getValue());
                sum += size;
                max = Math.max(max, size);
            }
        }
        this.added = sum;
        this.largest = max;
    }

    /** That of a write, unless the block is known to be spread, or would be too large. */
    static Optional<Gathering> of(BlockWrite write) {
        if (write.known() instanceof Knowledge.Spread || write.needsLook()) {
            return Optional.empty();
        } else if (write.known() instanceof Knowledge.Seen seen) {
            return seen.head().isSpread() ? Optional.empty() : of(write, seen.head());
        }
        return Optional.of(new Gathering(write, Optional.empty())).filter(g -> g.isShort() && g.added <= g.most());
    }

    private static Optional<Gathering> of(BlockWrite write, Head head) {
        Gathered before = write.intention().cleared() ? Gathered.NONE : head.entries();
        Gathering seen = new Gathering(write, Optional.of(before));
        boolean fits = seen.after() <= Math.max(seen.most(), before.size(seen.layout));
        return seen.isShort() && fits ? Optional.of(seen) : Optional.empty();
    }

    private boolean isShort() {
        return write.intention().cleared() || attributes.size() <= MOST_CHANGED;
    }

    /** How large the block may become by it. What only takes entries away is always possible. */
    private long most() {
        return added == 0 ? MOST : Math.min(MOST, SMALL + TIMES * largest);
    }

    /** How large the block is afterwards, if what it was is known. */
    private long after() {
        return before.orElseThrow().with(write.intention().changes()).size(layout);
    }

    /** The part of a transaction that makes the change. */
    TransactWriteItem part() {
        Map<String, AttributeValue> key = layout.head(write.block());
        if (write.intention().isEmptying()) {
            return ItemWrite.delete(layout.table(), key, condition());
        } else if (write.intention().cleared()) {
            return ItemWrite.put(layout.table(), item(), condition());
        }
        Map<String, AttributeValue> changes = new LinkedHashMap<>(attributes);
        changes.put(layout.names().version(), write.version());
        if (before.isPresent()) {
            changes.put(layout.names().bytes(), number(after()));
        }
        Map<String, AttributeValue> more =
                before.isPresent() ? Map.of() : Map.of(layout.names().bytes(), number(added));
        return ItemWrite.update(layout.table(), key, changes, more, condition());
    }

    /** The head of a block that was not there before, or was cleared. */
    Map<String, AttributeValue> item() {
        Map<String, AttributeValue> item = new LinkedHashMap<>(layout.head(write.block()));
        item.putAll(attributes);
        item.values().removeIf(ItemChange.GONE::equals);
        item.put(layout.names().version(), write.version());
        item.put(layout.names().bytes(), number(added));
        return item;
    }

    private Condition condition() {
        if (write.known() instanceof Knowledge.Seen) {
            return write.known().condition(layout);
        }
        Condition possible =
                write.intention().cleared() ? Condition.notSpread(layout) : Condition.room(layout, most() - added);
        return possible.and(write.expected());
    }

    private static AttributeValue number(long number) {
        return AttributeValue.fromN(String.valueOf(number));
    }
}
