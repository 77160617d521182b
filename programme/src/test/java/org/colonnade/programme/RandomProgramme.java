package org.colonnade.programme;

import java.util.Random;
import java.util.function.DoubleSupplier;

/** Small random programmes, with and without choices: all senses, ties, costs of nothing, budgets, huge ratios; sizes are multiples of 1,024. */
public final class RandomProgramme {
    private final Random random;
    private final Programme.Builder builder = new Programme.Builder();

    private RandomProgramme(long seed) {
        random = new Random(seed);
    }

    public static Programme of(long seed, int mostVariables) {
        return new RandomProgramme(seed).programme(mostVariables);
    }

    private Programme programme(int mostVariables) {
        int variables = random.nextInt(mostVariables + 1);
        DoubleSupplier costs = costs();
        int sizes = random.nextBoolean() ? 1 : 1 + random.nextInt(6);
        for (int i = 0; i < variables; i++) {
            if (random.nextInt(3) == 0) {
                builder.countingVariable("d" + i, costs.getAsDouble(), 1024.0 * random.nextInt(sizes));
            } else {
                builder.variable("x" + i, costs.getAsDouble());
            }
        }
        if (variables > 0) {
            for (int rows = random.nextInt(7); rows > 0; rows--) {
                builder.row(row(variables));
            }
        }
        return builder.build();
    }

    private DoubleSupplier costs() {
        return switch (random.nextInt(5)) {
            case 0 -> () -> 0;
            case 1 -> () -> random.nextInt(3);
            case 2 -> () -> random.nextInt(10) / 10.0;
            case 3 -> () -> Math.pow(10, random.nextInt(25) - 12);
            default -> () -> 1000 * random.nextDouble();
        };
    }

    private LinearCondition row(int variables) {
        return switch (random.nextInt(5)) {
            case 0 -> sum(variables, 1, 1).equalTo(1);
            case 1 -> sum(variables, 1, 1).atLeast(1 + random.nextInt(2));
            case 2 ->
                sum(variables, 1, 1)
                        .plus(-1 - random.nextInt(3), random.nextInt(variables))
                        .atMost(0);
            case 3 -> sum(variables, 1, 1_000_000_000_000L).atMost(random.nextLong(1_000_000_000_000L));
            default -> anyhow(sum(variables, -3, 3), random.nextInt(7) - 3);
        };
    }

    private LinearCondition anyhow(Sum sum, int bound) {
        return switch (random.nextInt(3)) {
            case 0 -> sum.atMost(bound);
            case 1 -> sum.equalTo(bound);
            default -> sum.atLeast(bound);
        };
    }

    private Sum sum(int variables, long least, long most) {
        Sum sum = new Sum();
        for (int i = 0; i < variables; i++) {
            if (random.nextBoolean()) {
                sum.plus(least + random.nextLong(most - least + 1), i);
            }
        }
        return sum;
    }
}
