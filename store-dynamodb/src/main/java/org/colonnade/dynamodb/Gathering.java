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
    /** So many attributes the 4 KB of an expression have room for. */
    static final int MOST_CHANGED = 100;

    private static final long SMALL = 16 * 1_024;
    private static final long TIMES = 16;
    /** What fits into the 400 KB of an intention, with the key of the block and what else is in the head. */
    private static final long MOST = 300_000;

    private final BlockWrite write;
    private final Layout layout;
    /** What was there, if that is known. */
    private final Optional<Gathered> before;
    /** What is there then, as far as that is known. */
    private final Gathered after;

    private final long added;
    private final long largest;

    private Gathering(BlockWrite write, Optional<Gathered> before) {
        this.write = write;
        this.layout = write.layout();
        this.before = before;
        this.after = before.orElse(Gathered.NONE).with(write.intention().changes());
        long sum = 0;
        long max = 0;
        for (ItemChange change : write.intention().changes()) {
            long size = after.size(layout, change.code());
            sum += size;
            max = Math.max(max, size);
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
        return Optional.of(new Gathering(write, Optional.empty())).filter(g -> g.added <= g.most());
    }

    private static Optional<Gathering> of(BlockWrite write, Head head) {
        Gathered before = write.intention().cleared() ? Gathered.NONE : head.entries();
        Gathering seen = new Gathering(write, Optional.of(before));
        boolean fits = seen.after.size(seen.layout) <= Math.max(seen.most(), before.size(seen.layout));
        return fits ? Optional.of(seen) : Optional.empty();
    }

    /** How large the block may become by it. What only takes entries away is always possible. */
    private long most() {
        return added == 0 ? MOST : Math.min(MOST, SMALL + TIMES * largest);
    }

    /** The part of a transaction that makes the change. */
    TransactWriteItem part() {
        Map<String, AttributeValue> key = layout.head(write.block());
        boolean many = write.intention().changes().size() > MOST_CHANGED;
        if (write.intention().isEmptying()) {
            return ItemWrite.delete(layout.table(), key, condition());
        } else if (write.intention().cleared() || many) {
            return ItemWrite.put(layout.table(), item(), condition());
        }
        Map<String, AttributeValue> changes = new LinkedHashMap<>();
        write.intention()
                .changes()
                .forEach(c -> changes.put(layout.attribute(c.code()), after.attribute(layout, c.code())));
        changes.put(layout.names().version(), write.version());
        if (before.isPresent()) {
            changes.put(layout.names().bytes(), number(after.size(layout)));
        }
        Map<String, AttributeValue> more =
                before.isPresent() ? Map.of() : Map.of(layout.names().bytes(), number(added));
        return ItemWrite.update(layout.table(), key, changes, more, condition());
    }

    /** The head afterwards, if it is known what was there, or nothing of it is left. */
    Map<String, AttributeValue> item() {
        Map<String, AttributeValue> item = new LinkedHashMap<>(layout.head(write.block()));
        after.entries().keySet().forEach(code -> item.put(layout.attribute(code), after.attribute(layout, code)));
        item.put(layout.names().version(), write.version());
        item.put(layout.names().bytes(), number(after.size(layout)));
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
