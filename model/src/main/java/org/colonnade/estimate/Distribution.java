package org.colonnade.estimate;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.colonnade.model.Inequality;
import org.colonnade.model.Inequality.Zipf;
import org.colonnade.model.ValueShare;

/**
 * Things dealt out to owners: links to instances, or instances to the values of an attribute.
 *
 * <p>An owner of even things has the mean of them. Otherwise an owner has its share, rounded up or down so that all
 * together are as many as there are. A thing that is drawn at random, each as likely as the others, has an owner who has
 * more than the average one: the <em>met</em> size, the mean of the squares divided by the mean.
 *
 * <p>Sums over all owners take the first {@value #EXACT} one by one, and the others in pieces, of which each is
 * {@value #STEP} times as long as what is before it: within a thousandth, in about a millisecond for a million billion.
 */
public final class Distribution {
    private static final int EXACT = 1000;
    private static final double STEP = 0.02;

    private final double things;
    private final double owners;
    private final double least;
    private final Shape shape;

    private Distribution(double things, double owners, double least, Shape shape) {
        this.things = things;
        this.owners = owners;
        this.least = least;
        this.shape = shape;
    }

    /** The shares of the owners, the largest first. */
    private interface Shape {
        /** Returns the share of the owner of a rank from 0. */
        double share(double rank);

        /** Adds up what a function makes of each owner's share. */
        double sum(DoubleUnaryOperator function);
    }

    /** Deals things out to owners. */
    public static Distribution of(double things, double owners, Inequality inequality) {
        return of(things, owners, 0, inequality);
    }

    /** Deals things out to owners, of whom each has so many at least. */
    static Distribution of(double things, double owners, double least, Inequality inequality) {
        double rest = Math.max(0, things - least * owners);
        return new Distribution(
                things,
                owners,
                least,
                inequality.match(
                        even -> new EvenShape(owners),
                        zipf -> new ZipfShape(zipf, owners),
                        largest -> fitted(rest == 0 ? 0 : (largest.things() - least) / rest, owners),
                        largest -> fitted(largest.share(), owners),
                        shares -> new ListedShape(shares.shares(), owners)));
    }

    private static Shape fitted(double largest, double owners) {
        Zipf zipf = Zipf.ofLargest(largest, owners);
        return zipf.exponent() == 0 ? new EvenShape(owners) : new ZipfShape(zipf, owners);
    }

    private boolean isEven() {
        return shape instanceof EvenShape;
    }

    /** Returns the mean size over all owners. */
    public double mean() {
        return things / owners;
    }

    /** Returns the expected size for an owner who is met by one of the things. */
    public double met() {
        return isEven() ? mean() : shape.sum(s -> square(size(s))) / things;
    }

    /** Returns by how much the met size is larger than the mean. */
    public double bias() {
        return isEven() ? 1 : Math.max(1, met() / mean());
    }

    /** Returns the probability that two things have the same owner, each drawn at random. */
    public double coincidence() {
        return isEven() ? 1 / owners : shape.sum(s -> s * s);
    }

    /** Returns the size for the largest owner. */
    public double largest() {
        return size(shape.share(0));
    }

    /** Returns the number of owners that have any. */
    public double occupied() {
        return isEven() ? Math.min(owners, things) : shape.sum(s -> Math.min(1, size(s)));
    }

    /** Returns the size that a part of the owners who have any does not exceed. */
    public double quantile(double part) {
        double size = size(shape.share((1 - part) * occupied()));
        return isEven() ? things / occupied() : Math.max(1, size);
    }

    private double size(double share) {
        return least + (things - least * owners) * share;
    }

    /** The expected square of a size that is rounded up or down to a whole number, so that its mean stays. */
    private static double square(double size) {
        double whole = Math.floor(size);
        return whole * whole + (size - whole) * (2 * whole + 1);
    }

    private record EvenShape(double owners) implements Shape {
        @Override
        public double share(double rank) {
            return 1 / owners;
        }

        @Override
        public double sum(DoubleUnaryOperator function) {
            return owners * function.applyAsDouble(1 / owners);
        }
    }

    private record ZipfShape(Zipf zipf, double owners) implements Shape {
        @Override
        public double share(double rank) {
            double first = Math.min(Math.floor(rank), Math.max(0, owners - 1));
            return zipf.share(first + 1, owners) - zipf.share(first, owners);
        }

        @Override
        public double sum(DoubleUnaryOperator function) {
            double sum = 0;
            double rank = 0;
            while (rank < owners) {
                double next = Math.min(owners, rank < EXACT ? rank + 1 : Math.floor(rank * (1 + STEP)));
                double share = (zipf.share(next, owners) - zipf.share(rank, owners)) / (next - rank);
                sum += (next - rank) * function.applyAsDouble(share);
                rank = next;
            }
            return sum;
        }
    }

    /** Some values with a share each, and others that share the rest evenly. */
    private static final class ListedShape implements Shape {
        private final List<Double> listed;
        private final double others;
        private final double other;

        ListedShape(List<ValueShare> shares, double owners) {
            this.listed = shares.stream()
                    .map(ValueShare::share)
                    .sorted((a, b) -> Double.compare(b, a))
                    .toList();
            double sum = listed.stream().mapToDouble(s -> s).sum();
            this.others = Math.max(0, owners - listed.size());
            this.other = others == 0 ? 0 : Math.max(0, 1 - sum) / others;
        }

        @Override
        public double share(double rank) {
            double left = rank;
            for (double share : listed) {
                if (share >= other && left < 1) {
                    return share;
                }
                left -= share >= other ? 1 : 0;
            }
            return left < others || listed.isEmpty() ? other : listed.get(listed.size() - 1);
        }

        @Override
        public double sum(DoubleUnaryOperator function) {
            return listed.stream().mapToDouble(function::applyAsDouble).sum() + others * function.applyAsDouble(other);
        }
    }
}
