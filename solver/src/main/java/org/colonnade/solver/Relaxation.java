package org.colonnade.solver;

import com.google.ortools.linearsolver.MPModelProto;
import com.google.ortools.linearsolver.MPSolutionResponse;
import com.google.ortools.linearsolver.MPSolver;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.colonnade.programme.LinearCondition;
import org.colonnade.programme.Objective;
import org.colonnade.programme.Programme;

/**
 * The linear relaxation of a programme: variables may be anything between 0 and 1.
 *
 * <p>The solver of linear programmes is only asked for dual values. Whatever they are, weak duality makes a bound and
 * penalties of them, which are computed here; wrong duals give a weak bound, never a false one.
 */
final class Relaxation {
    /** Of the magnitudes that are added up: far more than rounding can amount to. */
    private static final double CAUTION = 1e-10;

    private static final String PARAMETERS =
            "use_dual_simplex: true use_preprocessing: false dual_price_prioritize_norm: true";

    /** How far from 0 or 1 a variable is that has this value but for rounding. */
    private static final double WHOLE = 1e-6;

    /** What GLOP says when a limit ended it. */
    private static final Set<MPSolver.ResultStatus> UNFINISHED =
            EnumSet.of(MPSolver.ResultStatus.NOT_SOLVED, MPSolver.ResultStatus.FEASIBLE);

    private final double bound;
    private final double[] penalties;
    private final Optional<BitSet> choice;

    private Relaxation(double bound, double[] penalties, Optional<BitSet> choice) {
        this.bound = bound;
        this.penalties = penalties;
        this.choice = choice;
    }

    /**
     * Empty if there is no answer in time, or none at all. GLOP looks at the clock, at its work and at whether it was
     * interrupted between its iterations. Its dual simplex takes an eighth of the time of the primal one where there are
     * support queries, and its duals leave a smaller kernel. Without its preprocessing it takes half the time on plans as
     * flows, its duals leave a fifth of the kernel, and it takes variables in part less often.
     */
    static Optional<Relaxation> solve(Programme programme, Objective objective, Watch watch) {
        if (watch.isOver()) {
            return Optional.empty();
        }
        double scale = scale(programme, objective);
        MPSolver solver = MPSolver.createSolver("GLOP");
        try {
            solver.loadModelFromProto(model(programme, objective, scale));
            return run(solver, watch) == MPSolver.ResultStatus.OPTIMAL
                    ? Optional.of(of(programme, objective, solver.createSolutionResponseProto(), scale))
                    : Optional.empty();
        } finally {
            solver.delete();
        }
    }

    private static MPSolver.ResultStatus run(MPSolver solver, Watch watch) {
        solver.setTimeLimit(Math.max(1, (long) (1000 * watch.seconds())));
        solver.setSolverSpecificParametersAsString(PARAMETERS
                + (watch.work() < Double.POSITIVE_INFINITY ? " max_deterministic_time: " + watch.work() : ""));
        AtomicReference<MPSolver.ResultStatus> status = new AtomicReference<>();
        watch.during(() -> status.set(solver.solve()), solver::interruptSolve);
        if (UNFINISHED.contains(status.get())) {
            watch.exhausted();
        }
        return status.get();
    }

    /** The average coefficient becomes 1, for the tolerances of the solver are absolute. */
    private static double scale(Programme programme, Objective objective) {
        double sum = 0;
        for (int i = 0; i < programme.variables(); i++) {
            sum += objective.coefficient(i);
        }
        return sum == 0 ? 1 : programme.variables() / sum;
    }

    private static MPModelProto model(Programme programme, Objective objective, double scale) {
        BitSet all = new BitSet();
        all.set(0, programme.variables());
        return new LinearModel(programme, all)
                .relaxed(v -> scale * objective.coefficient(v))
                .build();
    }

    private static double[] duals(Programme programme, MPSolutionResponse response, double scale) {
        double[] duals = new double[programme.rows().size()];
        for (int i = 0; i < duals.length; i++) {
            double dual = response.getDualValue(i) / scale;
            duals[i] = switch (programme.rows().get(i).sense()) {
                case AT_MOST -> Math.min(0, dual);
                case EQUAL -> dual;
                case AT_LEAST -> Math.max(0, dual);
            };
        }
        return duals;
    }

    /** Duals y give reduced costs c - yA and the bound yb, less all negative reduced costs. */
    private static Relaxation of(Programme programme, Objective objective, MPSolutionResponse response, double scale) {
        double[] duals = duals(programme, response, scale);
        double[] reduced = new double[programme.variables()];
        for (int i = 0; i < reduced.length; i++) {
            reduced[i] = objective.coefficient(i);
        }
        double bound = 0;
        double magnitude = 0;
        List<LinearCondition> rows = programme.rows();
        for (int r = 0; r < duals.length; r++) {
            LinearCondition row = rows.get(r);
            for (int i = 0; i < row.size(); i++) {
                reduced[row.variable(i)] -= duals[r] * row.coefficient(i);
            }
            bound += duals[r] * row.bound();
            magnitude += Math.abs(duals[r] * row.bound());
        }
        for (double cost : reduced) {
            bound += Math.min(0, cost);
            magnitude += Math.max(0, -cost);
        }
        return new Relaxation(bound - CAUTION * magnitude, Companions.penalties(rows, reduced), choice(response));
    }

    private static Optional<BitSet> choice(MPSolutionResponse response) {
        BitSet chosen = new BitSet();
        for (int i = 0; i < response.getVariableValueCount(); i++) {
            double value = response.getVariableValue(i);
            if (Math.abs(value - Math.rint(value)) > WHOLE) {
                return Optional.empty();
            }
            chosen.set(i, value > 0.5);
        }
        return Optional.of(chosen);
    }

    /** What the value of no choice is below. */
    double bound() {
        return bound;
    }

    /** What the solver of linear programmes has chosen, if it took nothing in part. It may break rows. */
    Optional<BitSet> choice() {
        return choice;
    }

    /** The variables that a choice may have whose value is above the bound by no more than the threshold. */
    BitSet kernel(double threshold) {
        BitSet kernel = new BitSet();
        for (int i = 0; i < penalties.length; i++) {
            kernel.set(i, penalties[i] <= threshold);
        }
        return kernel;
    }
}
