package org.colonnade.data;

import java.math.BigDecimal;
import java.util.List;
import org.colonnade.model.Attribute;
import org.colonnade.model.Inequality.Shares;
import org.colonnade.model.Inequality.Zipf;
import org.colonnade.model.ValueShare;

/**
 * Picks values of an attribute, each as often as the design says: by random numbers, or dealt out to so many instances,
 * which then have exactly the shares of the design.
 */
record Picks(Samples samples, Attribute attribute, long distinct, long seed) {
    private static final double UNIT = 0x1p-53;

    Object value(long random) {
        return value((random >>> 11) * UNIT, random);
    }

    /** The value of one of so many instances. */
    Object dealt(long number, long count) {
        long place = new Permutation(count, seed).at(number % count);
        return value((place + 0.5) / count, Mixing.mix(seed, number));
    }

    private Object value(double place, long random) {
        return attribute
                .inequality()
                .match(
                        even -> sample(Mixing.below(distinct, random)),
                        zipf -> ranked(zipf, place),
                        largest -> sample(Mixing.below(distinct, random)),
                        largest -> ranked(Zipf.ofLargest(largest.share(), distinct), place),
                        shares -> shared(shares, place, random));
    }

    private Object sample(long index) {
        return samples.value(attribute.type(), index, distinct, seed);
    }

    /** Popular values are anywhere in the order of values. */
    private Object ranked(Zipf zipf, double place) {
        long rank = (long) zipf.owner(place, distinct);
        return sample(new Permutation(distinct, seed).at(rank));
    }

    private Object shared(Shares shares, double place, long random) {
        double left = place;
        for (ValueShare share : shares.shares()) {
            if (left < share.share()) {
                return listed(share);
            }
            left -= share.share();
        }
        long others = Math.max(1, distinct - shares.shares().size());
        return other(
                shares.shares().stream().map(this::listed).toList(),
                Mixing.below(others, Mixing.mix(seed, random)),
                others);
    }

    private Object listed(ValueShare share) {
        String text = share.value() instanceof BigDecimal number
                ? number.toPlainString()
                : share.value().toString();
        return ValueText.read(attribute.type(), text);
    }

    /** A value that is none of those listed; in the place of one that is stands one from behind all others. */
    private Object other(List<Object> listed, long index, long others) {
        Object value = sample(index);
        int place = listed.indexOf(value);
        return place < 0 || others == 0 ? value : other(listed, others + place, others);
    }
}
