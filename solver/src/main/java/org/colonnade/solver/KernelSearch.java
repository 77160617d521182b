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
 */
final class KernelSearch {
    /** Of the bound; without a budget, the best choice is rarely further from the relaxation. */
    private static final double FIRST_THRESHOLD = 0.0003;

    private static final double GROWTH = 8;

    private final Incumbent incumbent;
    private final Watch watch;

    KernelSearch(Incumbent incumbent, Watch watch) {
        this.incumbent = incumbent;
        this.watch = watch;
    }

    /** Among all variables at once. */
    Solution direct() {
        BitSet all = new BitSet();
        all.set(0, incumbent.programme().variables());
        return among(all, Double.POSITIVE_INFINITY).isOver() ? incumbent.proven() : incumbent.unproven();
    }

    Solution kernel() {
        Optional<Relaxation> relaxation = Relaxation.solve(incumbent.programme(), incumbent.objective(), watch);
        if (relaxation.isEmpty()) {
            return direct();
        }
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
        if (kernel.cardinality() == incumbent.programme().variables()) {
            return direct();
        }
        incumbent.best().ifPresent(kernel::or);
        if (!among(kernel, relaxation.bound() + threshold).isOver()) {
            return incumbent.unproven();
        }
        if (incumbent.best().isEmpty()) {
            return within(relaxation, threshold > 0 ? GROWTH * threshold : Double.MAX_VALUE);
        }
        // Compared as a difference: added to the bound, a threshold may be rounded to less than it was made of.
        double gap = incumbent.value() - relaxation.bound();
        return gap <= threshold ? incumbent.proven() : within(relaxation, gap);
    }

    private CpSat.Ending among(BitSet kernel, double outside) {
        return new CpSat(incumbent, kernel, outside).solve(watch);
    }
}
