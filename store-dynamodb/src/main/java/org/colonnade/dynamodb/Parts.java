package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The parts of a transaction that makes several writes.
 *
 * @param owners for each part the place of its write
 * @param intended the writes that are to be ended after it
 */
record Parts(List<TransactWriteItem> all, List<Integer> owners, List<BlockWrite> intended) {
    static Parts of(List<BlockWrite> writes) {
        Parts direct = of(writes, true);
        return direct.all.size() <= Transactions.MOST_ITEMS ? direct : of(writes, false);
    }

    /** @param direct whether entries of spread blocks are changed at once where that is possible */
    private static Parts of(List<BlockWrite> writes, boolean direct) {
        Parts parts = new Parts(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < writes.size(); i++) {
            parts.add(i, writes.get(i), direct);
        }
        return parts;
    }

    private void add(int place, BlockWrite write, boolean direct) {
        List<TransactWriteItem> some = write.gathering()
                .map(g -> List.of(g.part()))
                .orElseGet(() -> {
                    if (write.isDirect() && (direct || !write.layout().hasEntries())) {
                        return write.direct();
                    }
                    intended.add(write);
                    return List.of(write.intended());
                });
        some.forEach(part -> owners.add(place));
        all.addAll(some);
    }
}
