package org.colonnade.solver;

import java.util.BitSet;
import java.util.function.Consumer;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.programme.Standing;

/**
 * The solver of programmes on OR-Tools, see {@link KernelSearch}.
 *
 * <p>What it calls optimal is so exactly, by cost, count and size, if CP-SAT or the relaxation proved it. Where that
 * takes long and there is no limit on work, SCIP goes on, and then no choice costs less by more than a millionth of the
 * cost. Among costs that are as near, fewer families and smaller ones are favoured but not proven best. The same
 * programme takes the same way each time.
 */
public final class KernelSolver implements Solver {
    /** Below this, CP-SAT alone is over before a relaxation would be. */
    private static final int FEW_VARIABLES = 500;

    /** What CP-SAT proves at all, it mostly proves within this work; see {@link Limits}. */
    private static final double PATIENCE = 0.4;

    private final int fewVariables;
    private final double patience;

    public KernelSolver() {
        this(FEW_VARIABLES, PATIENCE);
    }

    /** For programmes with fewer variables CP-SAT is enough; otherwise SCIP takes over after so much work of it. */
    KernelSolver(int fewVariables, double patience) {
        this.fewVariables = fewVariables;
        this.patience = patience;
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // Nobody waits for it, and it fails again where somebody does.
    public void prepare() {
        Preparation.begin();
    }

    @Override
    public Solution solve(Programme programme, Limits limits, Consumer<Standing> reached) {
        return solve(new Incumbent(programme, reached), limits);
    }

    @Override
    public Solution solve(Programme programme, BitSet start, Limits limits, Consumer<Standing> reached) {
        programme.requireFeasible(start);
        Incumbent incumbent = new Incumbent(programme, reached);
        incumbent.start(start);
        return solve(incumbent, limits);
    }

    private Solution solve(Incumbent incumbent, Limits limits) {
        Natives.load();
        try (Watch watch = new Watch(limits)) {
            KernelSearch search = new KernelSearch(incumbent, watch, patience);
            return incumbent.programme().variables() < fewVariables ? search.direct() : search.kernel();
        }
    }
}
