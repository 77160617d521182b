package org.colonnade.solver;

import java.util.Arrays;
import java.util.List;
import org.colonnade.programme.LinearCondition;
import org.colonnade.programme.Sense;

/**
 * How much a choice with a certain variable is above the bound at least: by the variable's reduced cost, and by that
 * of the cheapest other variable that some row wants beside it.
 *
 * <p>A step of a plan wants its family, {@code x + y - d <= 0}, and a step that leads to where it begins, {@code x + y
 * - u - v = 0}: if a term of the one sign is there, one of the other sign has to be. Negative reduced costs are in the
 * bound already and count as 0.
 */
final class Companions {
    private final double[] reduced;
    private final double[] companions;

    private Companions(double[] reduced) {
        this.reduced = reduced;
        this.companions = new double[reduced.length];
    }

    static double[] penalties(List<LinearCondition> rows, double[] reducedCosts) {
        Companions companions = new Companions(
                Arrays.stream(reducedCosts).map(r -> Math.max(0, r)).toArray());
        rows.forEach(companions::look);
        return companions.penalties();
    }

    private double[] penalties() {
        double[] sums = new double[reduced.length];
        Arrays.setAll(sums, i -> reduced[i] + companions[i]);
        return sums;
    }

    private void look(LinearCondition row) {
        if (row.bound() == 0) {
            if (row.sense() != Sense.AT_LEAST) {
                want(row, 1);
            }
            if (row.sense() != Sense.AT_MOST) {
                want(row, -1);
            }
        }
    }

    /** Terms of this sign want one of the other. */
    private void want(LinearCondition row, int sign) {
        double cheapest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < row.size(); i++) {
            if (Long.signum(row.coefficient(i)) != sign) {
                cheapest = Math.min(cheapest, reduced[row.variable(i)]);
            }
        }
        for (int i = 0; i < row.size(); i++) {
            if (Long.signum(row.coefficient(i)) == sign) {
                companions[row.variable(i)] = Math.max(companions[row.variable(i)], cheapest);
            }
        }
    }
}
