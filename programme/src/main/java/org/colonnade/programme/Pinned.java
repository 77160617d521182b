package org.colonnade.programme;

import java.util.BitSet;

/**
 * A programme with its cost and count pinned to those of a choice: what is left to be least is the size.
 *
 * <p>Sizes are costs there, so that a solver orders them to the last byte and not by grains. The cost is pinned but for
 * {@value #SLACK} of itself: sums of doubles that should be equal may differ by that. Of choices that are equally large,
 * the one with earlier variables is the least.
 */
public final class Pinned {
    private static final double SLACK = 1e-10;

    /** Of the whole numbers that a row may add up to, the part that its coefficients take. */
    private static final double ROOM = 0.4;

    /** So many units of cost are enough, and few enough that a change of scale does not change their number. */
    private static final double FINEST = 1e12;

    /** In bytes; what a variable weighs more than an equally large one before it. */
    private static final double LATER = 1e-6;

    private final Programme programme;
    private final Programme.Builder builder = new Programme.Builder();

    private Pinned(Programme programme) {
        this.programme = programme;
    }

    /** Of the choices that cost no more than this one, and count no more, the smallest is to be found. */
    public static Programme of(Programme programme, BitSet chosen) {
        Pinned pinned = new Pinned(programme);
        int before = 0;
        for (int i = 0; i < programme.variables(); i++) {
            pinned.builder.variable(programme.name(i), programme.counts(i) ? programme.size(i) + LATER * before++ : 0);
        }
        programme.rows().forEach(pinned.builder::row);
        pinned.cost(chosen);
        pinned.count(chosen);
        return pinned.builder.build();
    }

    private void cost(BitSet chosen) {
        double most = programme.cost(chosen);
        double unit = unit(most);
        Sum costs = new Sum();
        long allowed = (long) (most * SLACK / unit);
        for (int i = 0; i < programme.variables(); i++) {
            if (programme.cost(i) > most * (1 + SLACK)) {
                builder.row(new Sum().plus(i).equalTo(0));
            } else {
                long units = (long) Math.rint(programme.cost(i) / unit);
                costs.plus(units, i);
                allowed += chosen.get(i) ? units : 0;
            }
        }
        builder.row(costs.atMost(allowed));
    }

    /** The finest power of ten in which all costs that a choice may have fit into a row. */
    private double unit(double most) {
        double total = 0;
        for (int i = 0; i < programme.variables(); i++) {
            total += programme.cost(i) <= most * (1 + SLACK) ? programme.cost(i) : 0;
        }
        double finest = Math.max(total / (ROOM * LinearCondition.LIMIT), most / FINEST);
        return most == 0 ? 1 : Math.pow(10, Math.ceil(Math.log10(finest)));
    }

    private void count(BitSet chosen) {
        Sum count = new Sum();
        for (int i = 0; i < programme.variables(); i++) {
            if (programme.counts(i)) {
                count.plus(i);
            }
        }
        builder.row(count.atMost(chosen.stream().filter(programme::counts).count()));
    }
}
