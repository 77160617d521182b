package org.colonnade.data;

import java.util.stream.LongStream;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Inequality.Zipf;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/**
 * The links of one relationship, computed in both directions.
 *
 * <p>Links have numbers. Each belongs to one instance of the declaring entity and one of the other; which ones, spreads
 * and permutations tell, both ways. Where a relationship is many-to-many, two links may tie the same two instances and
 * then count once.
 */
final class Links {
    private static final Zipf EVEN = new Zipf(0);

    private final Spread from;
    private final Permutation fromOrder;
    private final Spread to;
    private final Permutation toOrder;
    private final Permutation linkOrder;

    Links(Relationship relationship, long fromCount, long toCount, Skew skew, long seed) {
        boolean many = relationship.cardinality() == Cardinality.MANY_TO_MANY;
        boolean one = relationship.cardinality() == Cardinality.ONE_TO_ONE;
        long least = relationship.mandatory() ? fromCount : 0;
        long wanted = Math.max(least, Math.round(fromCount * relationship.each()));
        long links = one ? Math.min(wanted, toCount) : wanted;
        this.from = many
                ? new Spread(
                        links,
                        fromCount,
                        relationship.mandatory() ? 1 : 0,
                        zipf(relationship.forward(), fromCount, skew))
                : new Spread(links, links, 1, EVEN);
        this.to = one
                ? new Spread(links, links, 1, EVEN)
                : new Spread(links, toCount, 0, zipf(relationship.backward(), toCount, skew));
        this.fromOrder = new Permutation(fromCount, Mixing.mix(seed, 1));
        this.toOrder = new Permutation(toCount, Mixing.mix(seed, 2));
        this.linkOrder = new Permutation(Math.max(1, links), Mixing.mix(seed, 3));
    }

    /** How the design says that links are spread, or else the skew of all. */
    private static Zipf zipf(Step step, long count, Skew skew) {
        Relationship relationship = step.relationship();
        double links = relationship.from().count() * relationship.each();
        double certain =
                step.isForward() && relationship.mandatory() ? step.source().count() : 0;
        return step.inequality()
                .match(
                        even -> skew.zipf(),
                        zipf -> zipf,
                        largest -> Zipf.ofLargest((largest.things() - Math.min(1, certain)) / (links - certain), count),
                        largest -> Zipf.ofLargest(largest.share(), count),
                        shares -> skew.zipf());
    }

    /** The partners of an instance of the declaring entity. */
    long[] forward(long number) {
        return owned(from, fromOrder.placeOf(number))
                .map(linkOrder::at)
                .map(place -> toOrder.at(to.owner(place)))
                .distinct()
                .toArray();
    }

    /** The partners of an instance of the other entity. */
    long[] backward(long number) {
        return owned(to, toOrder.placeOf(number))
                .map(linkOrder::placeOf)
                .map(place -> fromOrder.at(from.owner(place)))
                .distinct()
                .toArray();
    }

    private static LongStream owned(Spread spread, long owner) {
        return owner >= spread.owners()
                ? LongStream.empty()
                : LongStream.range(spread.start(owner), spread.start(owner + 1));
    }
}
