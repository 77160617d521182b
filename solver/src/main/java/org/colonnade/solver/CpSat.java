package org.colonnade.solver;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpObjectiveProto;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearConstraintProto;
import com.google.ortools.sat.PartialVariableAssignment;
import com.google.ortools.sat.SatParameters;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.colonnade.programme.LinearCondition;

/**
 * The best choice among some of the variables, by CP-SAT.
 *
 * <p>One worker, a fixed seed, and the relaxation of all rows in the search: with its defaults CP-SAT is much slower
 * on programmes of this shape.
 */
final class CpSat {
    /** Whether anything was left open. */
    enum Ending {
        OVER,
        LIMIT;

        boolean isOver() {
            return this == OVER;
        }
    }

    private final Incumbent incumbent;
    private final int[] kernel;
    private final int[] places;
    private final double outside;
    private double worked;

    /** A choice with any other variable has a value of at least {@code outside}. */
    CpSat(Incumbent incumbent, BitSet kernel, double outside) {
        this.incumbent = incumbent;
        this.kernel = kernel.stream().toArray();
        this.outside = outside;
        places = new int[incumbent.programme().variables()];
        Arrays.fill(places, -1);
        for (int i = 0; i < this.kernel.length; i++) {
            places[this.kernel[i]] = i;
        }
    }

    /** Does no more work than this, whatever limits there are. */
    Ending solve(Watch watch, double work) {
        if (watch.isOver() || work <= 0) {
            return Ending.LIMIT;
        }
        CpSolver solver = new CpSolver();
        set(solver.getParameters(), watch, work);
        CpModel model = model();
        Found found = new Found();
        watch.during(() -> run(solver, model, found), solver::stopSearch);
        found.complain();
        worked = solver.response().getDeterministicTime();
        watch.worked(worked);
        return take(solver.response(), model);
    }

    /** CP-SAT refuses sound models if its presolve adds coefficients up to more than it can hold. */
    private static void run(CpSolver solver, CpModel model, Found found) {
        if (solver.solve(model, found) == CpSolverStatus.MODEL_INVALID) {
            solver.getParameters().setCpModelPresolve(false);
            solver.solve(model, found);
        }
    }

    /** How much work it did. */
    double work() {
        return worked;
    }

    private static void set(SatParameters.Builder parameters, Watch watch, double work) {
        parameters
                .setNumWorkers(1)
                .setCatchSigintSignal(false)
                .setRandomSeed(1)
                .setLinearizationLevel(2)
                .setAbsoluteGapLimit(0)
                .setMaxTimeInSeconds(watch.seconds())
                .setMaxDeterministicTime(Math.min(work, watch.work()));
    }

    private Ending take(CpSolverResponse response, CpModel model) {
        CpSolverStatus status = response.getStatus();
        if (status == CpSolverStatus.MODEL_INVALID) {
            throw new IllegalStateException("the solver refuses the programme: " + model.validate() + " INFO "
                    + response.getSolutionInfo() + incumbent.programme());
        }
        if (status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.FEASIBLE) {
            incumbent.take(chosen(response), response.getObjectiveValue());
        }
        if (status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.INFEASIBLE) {
            return Ending.OVER;
        }
        bound(response.getBestObjectiveBound());
        return Ending.LIMIT;
    }

    private BitSet chosen(CpSolverResponse response) {
        BitSet chosen = new BitSet();
        for (int i = 0; i < kernel.length; i++) {
            chosen.set(kernel[i], response.getSolution(i) == 1);
        }
        return chosen;
    }

    private void bound(double among) {
        incumbent.atLeast(Math.min(among - Incumbent.ROUNDING, outside));
    }

    private CpModel model() {
        CpModel model = new CpModel();
        CpModelProto.Builder proto = model.getBuilder();
        for (int i = 0; i < kernel.length; i++) {
            proto.addVariablesBuilder().addDomain(0).addDomain(1);
        }
        for (LinearCondition row : incumbent.programme().rows()) {
            add(row, proto.addConstraintsBuilder().getLinearBuilder());
        }
        minimize(proto.getObjectiveBuilder());
        incumbent.best().ifPresent(best -> hint(best, proto.getSolutionHintBuilder()));
        return model;
    }

    private void add(LinearCondition row, LinearConstraintProto.Builder linear) {
        for (int i = 0; i < row.size(); i++) {
            int place = places[row.variable(i)];
            if (place >= 0) {
                linear.addVars(place).addCoeffs(row.coefficient(i));
            }
        }
        switch (row.sense()) {
            case AT_MOST -> linear.addDomain(Long.MIN_VALUE).addDomain(row.bound());
            case EQUAL -> linear.addDomain(row.bound()).addDomain(row.bound());
            case AT_LEAST -> linear.addDomain(row.bound()).addDomain(Long.MAX_VALUE);
        }
    }

    private void minimize(CpObjectiveProto.Builder proto) {
        for (int i = 0; i < kernel.length; i++) {
            long coefficient = incumbent.objective().coefficient(kernel[i]);
            if (coefficient > 0) {
                proto.addVars(i).addCoeffs(coefficient);
            }
        }
    }

    private void hint(BitSet best, PartialVariableAssignment.Builder hint) {
        for (int i = 0; i < kernel.length; i++) {
            hint.addVars(i).addValues(best.get(kernel[i]) ? 1 : 0);
        }
    }

    /**
     * Passes on what is found while the search goes on. Bounds come with it: OR-Tools 9.15 has a call for each new
     * bound, too, but from Java it ends in a crash of the virtual machine.
     */
    private final class Found extends CpSolverSolutionCallback {
        private Optional<RuntimeException> complaint = Optional.empty();

        @Override
        public void onSolutionCallback() {
            try {
                incumbent.atMost(objectiveValue());
                bound(bestObjectiveBound());
            } catch (RuntimeException e) {
                complaint = Optional.of(e);
                stopSearch();
            }
        }

        /** Throws what could not be thrown through the native code. */
        void complain() {
            complaint.ifPresent(e -> {
                throw e;
            });
        }
    }
}
