package org.colonnade.dynamodb;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Blocks that were spread when they were last seen, so that nobody looks for their entries in the head first. It may be
 * wrong, and forgets all when it has too many.
 */
final class SpreadBlocks {
    private static final int MOST = 100_000;

    private record Place(String table, AttributeValue block) {}

    private final Set<Place> places = ConcurrentHashMap.newKeySet();

    boolean contains(Layout layout, AttributeValue block) {
        return places.contains(new Place(layout.table(), block));
    }

    /** Forgets all, because there may be other blocks under the same names. */
    void forget() {
        places.clear();
    }

    /** Takes note of a head. */
    Head seen(Layout layout, AttributeValue block, Head head) {
        Place place = new Place(layout.table(), block);
        if (!head.isSpread()) {
            places.remove(place);
            return head;
        }
        if (places.size() >= MOST) {
            places.clear();
        }
        places.add(place);
        return head;
    }
}
