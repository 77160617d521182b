package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Bytes;
import org.colonnade.store.Expectation;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes of many blocks, and those that depend on what is there. */
record Writing(Items items, Transactions transactions, BlockWriter writer, Patience patience) {
    Writing(Items items, Transactions transactions, SingleWrites singles, Patience patience) {
        this(items, transactions, new BlockWriter(transactions, singles, items), patience);
    }

    /** All of them or none. */
    void together(List<BlockWrite> writes) {
        if (writes.isEmpty()) {
            return;
        }
        List<BlockWrite> next = new ArrayList<>(writes);
        patience.untilDone(() -> {
            next.replaceAll(this::ready);
            return isMade(next);
        });
    }

    /** What has met other heads than it knew begins again with these. */
    private boolean isMade(List<BlockWrite> next) {
        Map<Integer, Head> unmet = writer.write(next);
        unmet.forEach((place, head) -> next.set(place, next.get(place).knowing(seen(next.get(place), head))));
        return unmet.isEmpty();
    }

    private Knowledge seen(BlockWrite write, Head head) {
        return Knowledge.of(items.spread().seen(write.layout(), write.block(), head));
    }

    /** A write that can be made: of a block that was seen if need be, and spread if it outgrows its head. */
    private BlockWrite ready(BlockWrite write) {
        if (write.known() == Knowledge.NOTHING && items.spread().contains(write.layout(), write.block())) {
            return write.knowing(Knowledge.SPREAD);
        } else if (write.needsLook()) {
            return ready(write.knowing(Knowledge.of(items.head(write.layout(), write.block()))));
        } else if (write.outgrown().isPresent()) {
            writer.spread(write.layout(), write.block(), write.outgrown().get());
            return write.knowing(Knowledge.SPREAD);
        }
        return write;
    }

    /** One block; if it is cleared and spread, what is there is looked at first, for mostly it is little. */
    private void alone(BlockWrite write) {
        List<BlockWrite> next = new ArrayList<>(List.of(write));
        patience.untilDone(() -> {
            BlockWrite ready = ready(next.get(0));
            next.set(0, ready);
            return ready.exact() || ready.gathering().isPresent() ? isMade(next) : isCleared(ready);
        });
    }

    private boolean isCleared(BlockWrite write) {
        Items.Survey seen = items.survey(write.layout(), write.block());
        writer.end(write.layout(), write.block(), seen.head());
        BlockWrite exact = write.onlyIf(seen);
        return seen.head().intention().isEmpty()
                && (exact.isNothing() || writer.write(List.of(exact)).isEmpty());
    }

    /** Each on its own: steps that may be done at once, in any order. */
    List<Runnable> steps(List<BlockWrite> writes) {
        List<Runnable> steps = new ArrayList<>();
        Map<String, List<WriteRequest>> batch = new LinkedHashMap<>();
        int size = 0;
        for (BlockWrite write : writes) {
            Optional<WriteRequest> request = write.request();
            if (request.isEmpty()) {
                steps.add(() -> alone(write));
                continue;
            }
            batch.computeIfAbsent(write.layout().table(), t -> new ArrayList<>())
                    .add(request.get());
            if (++size == Items.MOST_WRITTEN) {
                Map<String, List<WriteRequest>> full = batch;
                steps.add(() -> items.writeAll(full));
                batch = new LinkedHashMap<>();
                size = 0;
            }
        }
        if (size > 0) {
            Map<String, List<WriteRequest>> rest = batch;
            steps.add(() -> items.writeAll(rest));
        }
        return steps;
    }

    /** A change of the block of an entry, if that is as expected; whether it was. Looks first where it must. */
    boolean writeIf(Layout layout, Expectation expectation, BlockChange change) {
        BlockWrite write = BlockWrite.of(layout, change);
        write.requireRoom();
        boolean unseen = !change.isNothing()
                && !items.spread().contains(layout, write.block())
                && write.gathering().isPresent();
        Optional<Boolean> made = unseen ? attempt(write, expectation) : Optional.empty();
        return made.isPresent()
                ? made.get()
                : patience.until(() ->
                        attempt(write, expectation, look(layout, write.block(), expectation), change.isNothing()));
    }

    /** Whether it could be made without a look at a block that is not spread; nothing if one is needed. */
    private Optional<Boolean> attempt(BlockWrite write, Expectation expectation) {
        Layout layout = write.layout();
        Optional<Condition> condition = Condition.expectation(layout, expectation);
        if (condition.isEmpty()) {
            return Optional.empty();
        }
        Map<Integer, Head> unmet = writer.write(List.of(write.onlyIf(condition.get())));
        if (unmet.isEmpty()) {
            return Optional.of(true);
        }
        Head head = items.spread().seen(layout, write.block(), unmet.get(0));
        return head.isSpread()
                ? Optional.empty()
                : attempt(
                        write,
                        expectation,
                        new Seen(head, head.entries().values(layout, layout.code(expectation))),
                        false);
    }

    private Optional<Boolean> attempt(BlockWrite write, Expectation expectation, Seen seen, boolean nothing) {
        writer.end(write.layout(), write.block(), seen.head());
        if (seen.head().intention().isPresent()) {
            return Optional.empty();
        } else if (!expectation.isMetBy(seen.entry())) {
            return Optional.of(false);
        }
        BlockWrite exact = write.knowing(new Knowledge.Seen(seen.head()));
        Optional<Head> outgrown = exact.outgrown();
        outgrown.ifPresent(head -> writer.spread(write.layout(), write.block(), head));
        boolean made =
                nothing || outgrown.isEmpty() && writer.write(List.of(exact)).isEmpty();
        return made ? Optional.of(true) : Optional.empty();
    }

    /** The head of a block and the values of an entry at one moment. */
    private record Seen(Head head, Optional<List<Object>> entry) {}

    private Seen look(Layout layout, AttributeValue block, Expectation expectation) {
        if (!layout.hasEntries()) {
            Map<String, AttributeValue> item = items.get(layout.table(), layout.head(block));
            return new Seen(Head.of(layout, item), values(layout, item));
        }
        Bytes code = layout.code(expectation);
        if (!items.spread().contains(layout, block)) {
            Head head = items.head(layout, block);
            if (!head.isSpread()) {
                return new Seen(head, head.entries().values(layout, code));
            }
        }
        List<Map<String, AttributeValue>> found =
                transactions.read(layout.table(), List.of(layout.head(block), layout.item(block, code)));
        Head head = items.spread().seen(layout, block, Head.of(layout, found.get(0)));
        return new Seen(
                head,
                head.isSpread() ? values(layout, found.get(1)) : head.entries().values(layout, code));
    }

    private static Optional<List<Object>> values(Layout layout, Map<String, AttributeValue> item) {
        return item.isEmpty() ? Optional.empty() : Optional.of(layout.values(item));
    }
}
