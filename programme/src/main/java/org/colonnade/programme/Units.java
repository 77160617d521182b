package org.colonnade.programme;

/** Costs as whole numbers of units, a unit being a power of ten; see {@link Objective}. */
final class Units {
    /** Larger powers of ten are no doubles. */
    private static final int FINEST = 308;

    /** How many decimal digits the cost of all variables has at least where sizes want room, too. */
    private static final int DIGITS_BESIDE_SIZES = 12;

    private final double scale;
    private final boolean shrinks;
    private final double most;

    private Units(int digits, double total, int variables) {
        shrinks = digits < 0;
        scale = Double.parseDouble("1e" + Math.abs(digits));
        most = (shrinks ? total / scale : total * scale) + variables;
    }

    static Units of(Programme programme, Capacity capacity) {
        double total = 0;
        for (int i = 0; i < programme.variables(); i++) {
            total += programme.cost(i);
        }
        return new Units(total == 0 ? 0 : digits(programme, capacity, total), total, programme.variables());
    }

    /** How many decimals a cost gets, negative if not even all digits before the point. */
    private static int digits(Programme programme, Capacity capacity, double total) {
        double room = ((double) Objective.LIMIT - programme.counting()) / (capacity.most() + 1) * 0.999
                - programme.variables();
        int finest = (int) Math.floor(Math.log10(room) - Math.log10(total));
        int enough = (int) Math.ceil(DIGITS_BESIDE_SIZES - Math.log10(total));
        return Math.min(FINEST, capacity.size() > 0 ? Math.min(enough, finest) : finest);
    }

    long of(double cost) {
        return (long) Math.rint(shrinks ? cost / scale : cost * scale);
    }

    double unit() {
        return shrinks ? scale : 1 / scale;
    }

    double cost(double units) {
        return shrinks ? units * scale : units / scale;
    }

    /** All variables together have no more, however they are rounded. */
    double most() {
        return most;
    }
}
