package org.colonnade.contention;

import java.util.Arrays;
import java.util.Optional;

/** Gaussian elimination with partial pivoting. */
final class Elimination {
    private static final double SINGULAR = 1e-12;

    private Elimination() {}

    /** The x with matrix * x = right; empty if there is not exactly one. */
    static Optional<double[]> solve(double[][] matrix, double[] right) {
        int n = right.length;
        double[][] rows = new double[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = Arrays.copyOf(matrix[i], n + 1);
            rows[i][n] = right[i];
        }
        for (int column = 0; column < n; column++) {
            swap(rows, column, pivot(rows, column));
            if (Math.abs(rows[column][column]) < SINGULAR) {
                return Optional.empty();
            }
            clear(rows, column);
        }
        double[] solution = new double[n];
        for (int i = 0; i < n; i++) {
            solution[i] = rows[i][n] / rows[i][i];
        }
        return Optional.of(solution);
    }

    private static int pivot(double[][] rows, int column) {
        int best = column;
        for (int i = column; i < rows.length; i++) {
            best = Math.abs(rows[i][column]) > Math.abs(rows[best][column]) ? i : best;
        }
        return best;
    }

    private static void swap(double[][] rows, int one, int other) {
        double[] row = rows[one];
        rows[one] = rows[other];
        rows[other] = row;
    }

    /** Makes all other entries of a column zero. */
    private static void clear(double[][] rows, int column) {
        for (int i = 0; i < rows.length; i++) {
            double factor = i == column ? 0 : rows[i][column] / rows[column][column];
            for (int j = column; j <= rows.length && factor != 0; j++) {
                rows[i][j] -= factor * rows[column][j];
            }
        }
    }
}
