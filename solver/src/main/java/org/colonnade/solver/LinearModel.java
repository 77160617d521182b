package org.colonnade.solver;

import com.google.ortools.linearsolver.MPConstraintProto;
import com.google.ortools.linearsolver.MPModelProto;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToDoubleFunction;
import org.colonnade.programme.LinearCondition;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Sense;

/** The rows of a programme with only some of its variables, the others being 0, for solvers that calculate in doubles. */
final class LinearModel {
    private final Programme programme;
    private final int[] kernel;
    private final int[] places;

    LinearModel(Programme programme, BitSet kernel) {
        this.programme = programme;
        this.kernel = kernel.stream().toArray();
        places = new int[programme.variables()];
        Arrays.fill(places, -1);
        for (int i = 0; i < this.kernel.length; i++) {
            places[this.kernel[i]] = i;
        }
    }

    /** The variables that are there, in ascending order. */
    int[] kernel() {
        return kernel.clone();
    }

    /** With variables between 0 and 1, minimizing. */
    MPModelProto.Builder relaxed(IntToDoubleFunction objective) {
        MPModelProto.Builder model = MPModelProto.newBuilder();
        for (int variable : kernel) {
            model.addVariableBuilder()
                    .setLowerBound(0)
                    .setUpperBound(1)
                    .setObjectiveCoefficient(objective.applyAsDouble(variable));
        }
        programme.rows().forEach(row -> add(row, model.addConstraintBuilder()));
        return model;
    }

    /** With variables that are 0 or 1, minimizing. */
    MPModelProto.Builder binary(IntToDoubleFunction objective) {
        MPModelProto.Builder model = relaxed(objective);
        model.getVariableBuilderList().forEach(variable -> variable.setIsInteger(true));
        return model;
    }

    private void add(LinearCondition row, MPConstraintProto.Builder constraint) {
        for (int i = 0; i < row.size(); i++) {
            int place = places[row.variable(i)];
            if (place >= 0) {
                constraint.addVarIndex(place).addCoefficient(row.coefficient(i));
            }
        }
        if (row.sense() != Sense.AT_MOST) {
            constraint.setLowerBound(row.bound());
        }
        if (row.sense() != Sense.AT_LEAST) {
            constraint.setUpperBound(row.bound());
        }
    }
}
