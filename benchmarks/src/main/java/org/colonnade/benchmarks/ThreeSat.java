package org.colonnade.benchmarks;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random 3-SAT formula as a grammar: a tree chooses a literal of each variable, and a clause writes the literals that
 * do not satisfy it. So each tree has a common writer exactly if the formula cannot be satisfied. With 4.26 clauses for
 * each variable, about half of them can.
 */
record ThreeSat(int variables, long seed) {
    private static final double CLAUSES_PER_VARIABLE = 4.26;

    @Override
    public String toString() {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder("grammar sat {\n  root ::= formula\n  formula ::= ");
        text.append(numbers().mapToObj(v -> "(x" + v + " | n" + v + ")").collect(Collectors.joining(", ")));
        numbers().forEach(v -> text.append("\n  x" + v + " ::= ()\n  n" + v + " ::= ()"));
        long clauses = Math.round(CLAUSES_PER_VARIABLE * variables);
        for (int c = 1; c <= clauses; c++) {
            List<String> satisfying = clause(random);
            String written = numbers()
                    .boxed()
                    .flatMap(v -> Stream.of("x" + v, "n" + v))
                    .filter(l -> !satisfying.contains(l))
                    .collect(Collectors.joining(", "));
            text.append("\n  writes Clause" + c + "(1): formula, " + written);
        }
        return text.append("\n}\n").toString();
    }

    private IntStream numbers() {
        return IntStream.rangeClosed(1, variables);
    }

    private List<String> clause(Random random) {
        return random.ints(1, variables + 1)
                .distinct()
                .limit(3)
                .mapToObj(v -> (random.nextBoolean() ? "x" : "n") + v)
                .toList();
    }
}
