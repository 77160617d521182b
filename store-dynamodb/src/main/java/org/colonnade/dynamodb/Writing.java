package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Expectation;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Writes of many blocks, and those that depend on what is there. */
final class Writing {
    private final Items items;
    private final Transactions transactions;
    private final BlockWriter writer;
    private final Patience patience;

    Writing(Items items, Transactions transactions, Patience patience) {
        this.items = items;
        this.transactions = transactions;
        this.writer = new BlockWriter(transactions, items);
        this.patience = patience;
    }

    /** All of them or none. */
    void together(List<BlockWrite> writes) {
        if (writes.isEmpty()) {
            return;
        }
        patience.untilDone(() -> writer.write(writes));
    }

    /** One block; if it is cleared, what is there is looked at first, for mostly it is little. */
    private void alone(BlockWrite write) {
        patience.untilDone(() -> attempt(write));
    }

    private boolean attempt(BlockWrite write) {
        if (write.exact()) {
            return writer.write(List.of(write));
        }
        Items.Survey seen = items.survey(write.layout(), write.block());
        writer.end(write.layout(), write.block(), seen.head());
        BlockWrite exact = write.onlyIf(seen);
        return seen.head().intention().isEmpty() && (exact.isNothing() || writer.write(List.of(exact)));
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

    /** A change of the block of an entry, if that is as expected; whether it was. */
    boolean writeIf(Layout layout, Expectation expectation, BlockChange change) {
        BlockWrite write = BlockWrite.of(layout, change);
        return patience.until(() -> {
            Seen seen = look(layout, write.block(), expectation.key());
            writer.end(layout, write.block(), seen.head());
            if (seen.head().intention().isPresent()) {
                return Optional.empty();
            } else if (!expectation.isMetBy(seen.entry())) {
                return Optional.of(false);
            }
            boolean made = change.isNothing()
                    || writer.write(List.of(write.onlyIf(seen.head().version())));
            return made ? Optional.of(true) : Optional.empty();
        });
    }

    /** The head of a block and the values of an entry at one moment. */
    private record Seen(Head head, Optional<List<Object>> entry) {}

    private Seen look(Layout layout, AttributeValue block, List<Object> key) {
        List<Map<String, AttributeValue>> keys = layout.hasEntries()
                ? List.of(
                        layout.head(block),
                        layout.item(
                                block,
                                layout.code(key.subList(layout.shape().block().size(), key.size()))))
                : List.of(layout.head(block));
        List<Map<String, AttributeValue>> found = transactions.read(layout.table(), keys);
        Map<String, AttributeValue> entry = found.get(found.size() - 1);
        return new Seen(
                Head.of(layout, found.get(0)), entry.isEmpty() ? Optional.empty() : Optional.of(layout.values(entry)));
    }
}
