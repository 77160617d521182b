package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Changes blocks: gathered ones by a write of the head, and spread ones in one transaction where that is one entry, else in
 * three steps. First the intention is written, by which
 * the change has taken place; then items get it, in transactions which make sure that the intention is still there; then
 * it is taken away. Whoever finds an intention that another one has left ends it, so nobody waits for those who died.
 *
 * <p>Taking the intention away is a step of its own, for who sees it gone must see all items changed.
 *
 * <p>Entries that keep some of their values may become too large for an item, which shows only now. They come first, so that
 * an intention with up to 99 of them is taken back before any item has changed, and the block can be written again.
 */
record BlockWriter(Transactions transactions, SingleWrites singles, Items items) {
    /**
     * Makes changes of blocks together, if their conditions are met, else none. Then it ends what is being made of those
     * whose conditions are not met, and returns their heads, by the places of the writes.
     */
    Map<Integer, Head> write(List<BlockWrite> writes) {
        Parts parts = Parts.of(writes);
        List<CancellationReason> reasons = parts.all().size() == 1
                ? singles.write(writes.get(0), parts.all().get(0))
                : transactions.write(parts.all());
        Map<Integer, Head> unmet = new LinkedHashMap<>();
        for (int i = 0; i < reasons.size(); i++) {
            if (Transactions.isUnmet(reasons.get(i))) {
                int owner = parts.owners().get(i);
                BlockWrite write = writes.get(owner);
                Head head = Head.of(write.layout(), reasons.get(i).item());
                end(write.layout(), write.block(), head);
                unmet.put(owner, head);
            }
        }
        if (unmet.isEmpty()) {
            endAll(parts.intended(), writes.size());
            writes.stream()
                    .filter(w -> w.intention().isEmptying())
                    .forEach(w -> items.spread().seen(w.layout(), w.block(), Head.NONE));
        }
        return unmet;
    }

    /** Makes items of the entries of a gathered block, unless somebody else changes it first. */
    void spread(Layout layout, AttributeValue block, Head head) {
        Intention all = new Intention(false, head.entries().changes(layout));
        Knowledge seen = new Knowledge.Seen(head);
        BlockWrite write = new BlockWrite(layout, block, Head.newVersion(), seen, Condition.NONE, all, true);
        if (singles.write(write, write.intended()).isEmpty()) {
            end(layout, block, write.version(), all);
        }
    }

    /** Ends own writes; if one is taken back though others stand, it is not known what took place. */
    private void endAll(List<BlockWrite> intended, int together) {
        for (BlockWrite write : intended) {
            if (!isEnded(write)) {
                StoreException refusal = new StoreException(
                        StoreException.Kind.VALUE,
                        "an entry in table " + write.layout().table()
                                + " would be larger than the 400 KB that an item of DynamoDB can have, because it keeps"
                                + " other values; the change of its block was taken back");
                throw together == 1 ? refusal : refusal.beside("those of others were not");
            }
        }
    }

    /** Ends a write of our own, which has taken place: nothing but taking it back changes that, whatever is refused now. */
    private boolean isEnded(BlockWrite write) {
        try {
            return end(write.layout(), write.block(), write.version(), write.intention());
        } catch (AwsServiceException e) {
            throw new StoreException(
                            StoreException.Kind.BROKEN,
                            "the items of a block in table "
                                    + write.layout().table()
                                    + " could not be brought up to a change of it: " + Faults.message(e)
                                    + "; the block can be read, but not written before that is mended",
                            e)
                    .beside("this change stands, and others of the same write may");
        }
    }

    /** Ends what is being made of a block, unless somebody else has; whether it stands, and was not taken back. */
    boolean end(Layout layout, AttributeValue block, Head head) {
        return head.intention().isEmpty()
                || end(
                        layout,
                        block,
                        head.version().orElseThrow(),
                        head.intention().get());
    }

    private boolean end(Layout layout, AttributeValue block, AttributeValue version, Intention intention) {
        Map<String, AttributeValue> head = layout.head(block);
        Condition mine = Condition.version(layout, Optional.of(version));
        List<ItemChange> changes = new ArrayList<>(
                intention.cleared() ? intention.on(items.survey(layout, block).codes()) : intention.changes());
        changes.sort(Comparator.comparing(ItemChange::whole));
        int most = Transactions.MOST_ITEMS - 1;
        for (int from = 0; from < changes.size(); from += most) {
            List<TransactWriteItem> parts = new ArrayList<>();
            parts.add(ItemWrite.check(layout.table(), head, mine));
            for (ItemChange change : changes.subList(from, Math.min(from + most, changes.size()))) {
                parts.add(ItemWrite.of(layout.table(), layout.item(block, change.code()), change, Condition.NONE));
            }
            try {
                if (!transactions.write(parts).isEmpty()) {
                    return !version.equals(
                            items.get(layout.table(), head).get(layout.names().refused()));
                }
            } catch (TransactionCanceledException e) {
                if (from > 0 || !Transactions.isInvalid(e)) {
                    throw e;
                }
                takeBack(layout, head, version);
                return false;
            }
        }
        Map<String, AttributeValue> ended = Map.of(layout.names().intention(), ItemChange.GONE);
        transactions.write(List.of(
                intention.isEmptying()
                        ? ItemWrite.delete(layout.table(), head, mine)
                        : ItemWrite.update(layout.table(), head, ended, Map.of(), mine)));
        return true;
    }

    /** Takes an intention away that no item has got, and says so in the head to the one whose it was. */
    private void takeBack(Layout layout, Map<String, AttributeValue> head, AttributeValue version) {
        Map<String, AttributeValue> after = Map.of(
                layout.names().version(),
                Head.newVersion(),
                layout.names().intention(),
                ItemChange.GONE,
                layout.names().refused(),
                version);
        Condition mine = Condition.version(layout, Optional.of(version));
        transactions.write(List.of(ItemWrite.update(layout.table(), head, after, Map.of(), mine)));
    }
}
