package org.colonnade.data;

import org.colonnade.model.Inequality.Zipf;

/**
 * Some places, dealt out to owners in one piece each: owner {@code j} has the places from {@code start(j)} to before
 * {@code start(j + 1)}.
 *
 * @param least how many places each owner has in any case
 */
record Spread(long places, long owners, long least, Zipf zipf) {

    long start(long owner) {
        if (owner >= owners) {
            return places;
        }
        long rest = places - least * owners;
        long dealt = zipf.exponent() == 0
                ? (long) ((double) rest * owner / owners)
                : Math.min(rest, (long) (rest * zipf.share(owner, owners)));
        return least * owner + dealt;
    }

    long owner(long place) {
        long low = 0;
        long high = owners - 1;
        while (low < high) {
            long middle = (low + high + 1) >>> 1;
            if (start(middle) <= place) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
