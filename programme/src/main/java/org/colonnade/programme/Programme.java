package org.colonnade.programme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A binary programme: choose variables so that every row holds, at least cost; among those, with the fewest counting
 * variables; among those, with the least size of these. In the advisor's programmes the families count, and plan steps
 * do not.
 *
 * <p>Variables are numbered from 0 in the order in which they were added; rows keep their order too.
 *
 * <p>Invariants: costs are finite and not negative, and so is their sum, and so are sizes; only variables that count
 * have one; rows mention only variables that are there.
 * What exactly is least is said by {@link Objective}.
 */
public final class Programme {
    private final String[] names;
    private final double[] costs;
    private final double[] sizes;
    private final BitSet counting;
    private final List<LinearCondition> rows;

    private Programme(Builder builder) {
        names = builder.names.toArray(String[]::new);
        costs = Arrays.copyOf(builder.costs, names.length);
        sizes = Arrays.copyOf(builder.sizes, names.length);
        counting = (BitSet) builder.counting.clone();
        rows = List.copyOf(builder.rows);
        requireSums("cost", costs);
        requireSums("size", sizes);
        rows.forEach(this::requireVariables);
    }

    private void requireSums(String what, double[] numbers) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i];
            if (!(numbers[i] >= 0 && sum < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException("not a " + what + ": " + numbers[i] + " of " + names[i]);
            }
        }
    }

    private void requireVariables(LinearCondition row) {
        if (row.width() > names.length) {
            throw new IllegalArgumentException("there is no variable " + (row.width() - 1));
        }
    }

    /** The number of variables. */
    public int variables() {
        return names.length;
    }

    /** What people call a variable. Names need not differ. */
    public String name(int variable) {
        return names[variable];
    }

    public double cost(int variable) {
        return costs[variable];
    }

    /** In bytes; 0 of what does not count. */
    public double size(int variable) {
        return sizes[variable];
    }

    public boolean counts(int variable) {
        return counting.get(variable);
    }

    /** The number of variables that count. */
    public int counting() {
        return counting.cardinality();
    }

    public List<LinearCondition> rows() {
        return rows;
    }

    /** The sum of the costs of these variables, added in the order of their indices. */
    public double cost(BitSet chosen) {
        return chosen.stream().mapToDouble(this::cost).sum();
    }

    /** The sum of the sizes of these variables, added in the order of their indices. */
    public double size(BitSet chosen) {
        return chosen.stream().mapToDouble(this::size).sum();
    }

    /** The first row that does not hold if exactly these variables are 1. */
    public Optional<LinearCondition> broken(BitSet chosen) {
        return rows.stream().filter(row -> !row.holds(chosen)).findFirst();
    }

    /**
     * Nothing, if these variables are there and keep all rows.
     *
     * @throws IllegalArgumentException with the first row that they break, as {@link #toString} shows it
     */
    public void requireFeasible(BitSet chosen) {
        if (chosen.length() > names.length) {
            throw new IllegalArgumentException("there is no variable " + (chosen.length() - 1));
        }
        broken(chosen).ifPresent(row -> {
            throw new IllegalArgumentException("the choice breaks " + new ProgrammeText(this).row(rows.indexOf(row)));
        });
    }

    /** In the notation of LP files. */
    @Override
    public String toString() {
        return new ProgrammeText(this).toString();
    }

    /** A programme while it is written down. */
    public static final class Builder {
        private final List<String> names = new ArrayList<>();
        private double[] costs = new double[16];
        private double[] sizes = new double[16];
        private final BitSet counting = new BitSet();
        private final List<LinearCondition> rows = new ArrayList<>();

        /** Adds a variable and returns its index. */
        public int variable(String name, double cost) {
            int index = names.size();
            if (index == costs.length) {
                costs = Arrays.copyOf(costs, 2 * index);
                sizes = Arrays.copyOf(sizes, 2 * index);
            }
            names.add(name);
            costs[index] = cost;
            return index;
        }

        /** Adds a variable that counts, of no size, and returns its index. */
        public int countingVariable(String name, double cost) {
            return countingVariable(name, cost, 0);
        }

        /** Adds a variable that counts, of a size in bytes, and returns its index. */
        public int countingVariable(String name, double cost, double size) {
            int index = variable(name, cost);
            counting.set(index);
            sizes[index] = size;
            return index;
        }

        public Builder row(LinearCondition row) {
            rows.add(row);
            return this;
        }

        public Programme build() {
            return new Programme(this);
        }
    }
}
