package org.colonnade.solver;

import java.util.BitSet;
import java.util.Optional;
import org.colonnade.programme.Solution;

/**
 * Searches a programme in kernels: sets of variables outside of which no good choice has anything.
 *
 * <p>A choice with a variable of penalty r, see {@link Companions}, has a value of at least the relaxation's bound z
 * plus r. So if the best choice among the variables with penalties up to t has the value u, and u is at most z + t, no
 * choice is better. Otherwise t becomes u - z, and the search among these variables, which starts from the choice at
 * hand, is the last. (Angelelli, Mansini, Speranza: <i>Kernel search</i>, 2010; that reduced costs exclude variables is
 * from Dantzig, Fulkerson, Johnson: <i>Solution of a large-scale traveling-salesman problem</i>, 1954.)
 *
 * <p>Where CP-SAT does not come to an end, mostly because the relaxation is some percent too low, SCIP searches the last
 * kernel, and CP-SAT decides ties around what it found. That proves a choice best but for {@link #TOLERANCE}.
 */
final class KernelSearch {
    /** Of the bound; without a budget, the best choice is rarely further from the relaxation. */
    private static final double FIRST_THRESHOLD = 0.0003;

    private static final double GROWTH = 8;

    /** So many variables CP-SAT can order to the last grain even if the relaxation is far below. */
    private static final int FEW = 500;

    /** What CP-SAT may do to a choice of SCIP's. */
    private static final double POLISH = 0.2;

    /** Of the cost; what is left open where cutting planes proved that a choice is best. */
    private static final double TOLERANCE = 1e-6;

    private final Incumbent incumbent;
    private final Watch watch;
    private double patience;

    /** After so much work of CP-SAT, SCIP takes over. */
    KernelSearch(Incumbent incumbent, Watch watch, double patience) {
        this.incumbent = incumbent;
        this.watch = watch;
        // What SCIP does cannot be counted as work.
        this.patience = watch.work() < Double.POSITIVE_INFINITY ? Double.POSITIVE_INFINITY : patience;
    }

    /** Among all variables at once, by CP-SAT alone. */
    Solution direct() {
        patience = Double.POSITIVE_INFINITY;
        return among(all(), Double.POSITIVE_INFINITY).isOver() ? incumbent.proven() : incumbent.unproven();
    }

    private BitSet all() {
        BitSet all = new BitSet();
        all.set(0, incumbent.programme().variables());
        return all;
    }

    Solution kernel() {
        Optional<Relaxation> relaxation = Relaxation.solve(incumbent.programme(), incumbent.objective(), watch);
        if (relaxation.isEmpty()) {
            return direct();
        }
        relaxation.get().choice().ifPresent(incumbent::offer);
        incumbent.atLeast(relaxation.get().bound());
        return within(relaxation.get(), first(relaxation.get().bound()));
    }

    /** No more than a start asks for. */
    private double first(double bound) {
        double usual = FIRST_THRESHOLD * Math.max(0, bound);
        return incumbent.best().isPresent() ? Math.min(usual, Math.max(0, incumbent.value() - bound)) : usual;
    }

    private Solution within(Relaxation relaxation, double threshold) {
        BitSet kernel = relaxation.kernel(threshold);
        boolean isAll = kernel.cardinality() == incumbent.programme().variables();
        incumbent.best().ifPresent(kernel::or);
        if (!among(kernel, isAll ? Double.POSITIVE_INFINITY : relaxation.bound() + threshold)
                .isOver()) {
            return watch.isOver() ? incumbent.unproven() : byCuts(relaxation);
        }
        if (isAll) {
            return incumbent.proven();
        }
        if (incumbent.best().isEmpty()) {
            return within(relaxation, threshold > 0 ? GROWTH * threshold : Double.MAX_VALUE);
        }
        // Compared as a difference: added to the bound, a threshold may be rounded to less than it was made of.
        double gap = incumbent.value() - relaxation.bound();
        return gap <= threshold ? incumbent.proven() : within(relaxation, gap);
    }

    /** By SCIP, and if that does not prove enough, by CP-SAT after all. */
    private Solution byCuts(Relaxation relaxation) {
        if (!incumbent.isWithin(TOLERANCE)) {
            cut(relaxation);
        }
        incumbent.best().ifPresent(best -> polish(relaxation, best));
        if (incumbent.isWithin(TOLERANCE)) {
            return incumbent.proven();
        }
        patience = Double.POSITIVE_INFINITY;
        return incumbent.best().isEmpty() ? direct() : within(relaxation, incumbent.value() - relaxation.bound());
    }

    private void cut(Relaxation relaxation) {
        BitSet kernel = incumbent.best().isEmpty() ? all() : relaxation.kernel(incumbent.value() - relaxation.bound());
        incumbent.best().ifPresent(kernel::or);
        new Scip(incumbent, kernel, relaxation.bound()).solve(watch);
    }

    /** Ties that SCIP cannot see are decided if few variables are left, or among the families that are chosen. */
    private void polish(Relaxation relaxation, BitSet best) {
        BitSet kernel = relaxation.kernel(incumbent.value() - relaxation.bound());
        if (kernel.cardinality() > FEW) {
            kernel.stream().filter(v -> incumbent.programme().counts(v)).forEach(kernel::clear);
        }
        kernel.or(best);
        new CpSat(incumbent, kernel, 0).solve(watch, POLISH);
    }

    private CpSat.Ending among(BitSet kernel, double outside) {
        CpSat search = new CpSat(incumbent, kernel, outside);
        CpSat.Ending ending = search.solve(watch, patience);
        patience -= search.work();
        return ending;
    }
}
