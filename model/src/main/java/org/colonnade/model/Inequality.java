package org.colonnade.model;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How unevenly things are spread over owners: links over instances, or instances over the values of an attribute. */
public sealed interface Inequality {
    Even EVEN = new Even();

    /** Applies the function for this kind of inequality. */
    default <T> T match(
            Function<Even, T> even,
            Function<Zipf, T> zipf,
            Function<Largest, T> largest,
            Function<LargestShare, T> largestShare,
            Function<Shares, T> shares) {
        if (this instanceof Even it) {
            return even.apply(it);
        } else if (this instanceof Zipf it) {
            return zipf.apply(it);
        } else if (this instanceof Largest it) {
            return largest.apply(it);
        } else if (this instanceof LargestShare it) {
            return largestShare.apply(it);
        }
        return shares.apply((Shares) this);
    }

    /** Returns whether all owners have the same. */
    default boolean isEven() {
        return false;
    }

    /** Every owner has the same. */
    record Even() implements Inequality {
        @Override
        public boolean isEven() {
            return true;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /**
     * The k-th largest owner has a share of about {@code k^-exponent}, after Zipf.
     *
     * <p>Invariant: {@code exponent} is from 0, where all have the same, to {@value #STEEPEST}.
     */
    record Zipf(double exponent) implements Inequality {
        public static final double STEEPEST = 50;

        private static final int HALVINGS = 60;

        public Zipf {
            if (!(exponent >= 0 && exponent <= STEEPEST)) {
                throw new IllegalArgumentException("no exponent from 0 to " + STEEPEST + ": " + exponent);
            }
        }

        /** Returns the one whose largest owner, of so many, has this share. */
        public static Zipf ofLargest(double share, double owners) {
            double low = 0;
            double high = share * owners <= 1 ? 0 : STEEPEST;
            for (int i = 0; i < HALVINGS && high > 0; i++) {
                double middle = (low + high) / 2;
                boolean tooEven = new Zipf(middle).share(1, owners) < share;
                low = tooEven ? middle : low;
                high = tooEven ? high : middle;
            }
            return new Zipf(high);
        }

        /** Returns the owner, from 0, whose share holds a place from 0 to 1 among the shares of all, the largest first. */
        public double owner(double place, double owners) {
            double low = 0;
            double high = owners - 1;
            while (low < high) {
                double middle = Math.floor((low + high + 1) / 2);
                boolean before = share(middle, owners) <= place;
                low = before ? middle : low;
                high = before ? high : middle - 1;
            }
            return low;
        }

        /** Returns the share of all that the first {@code k} of {@code n} have: the integral of the density. */
        public double share(double k, double n) {
            return exponent == 0 ? k / n : weight(k) / weight(n);
        }

        private double weight(double k) {
            return exponent == 1 ? Math.log1p(k) : (Math.pow(k + 1, 1 - exponent) - 1) / (1 - exponent);
        }

        @Override
        public String toString() {
            return "zipf " + Numbers.text(exponent);
        }
    }

    /** The largest owner has so many of the things; the others follow after Zipf. */
    record Largest(double things) implements Inequality {
        @Override
        public String toString() {
            return "at most " + Numbers.text(things);
        }
    }

    /** The largest owner has this share of the things; the others follow after Zipf. */
    record LargestShare(double share) implements Inequality {
        @Override
        public String toString() {
            return "at most " + Numbers.text(100 * share) + " %";
        }
    }

    /**
     * Some values have a share each; the others have the same share of the rest.
     *
     * <p>Invariants: the values differ; the shares are positive and add up to at most 1.
     */
    record Shares(List<ValueShare> shares) implements Inequality {
        public Shares {
            shares = List.copyOf(shares);
        }

        /** Returns the sum of all shares. */
        public double sum() {
            return shares.stream().mapToDouble(ValueShare::share).sum();
        }

        @Override
        public String toString() {
            return shares.stream().map(ValueShare::toString).collect(Collectors.joining(", "));
        }
    }
}
