package org.colonnade.programme;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A programme in the notation of LP files, for people and goldens. Solvers read it too if names are distinct and
 * without blanks; what counts is a comment there.
 */
final class ProgrammeText {
    private final Programme programme;
    private final StringBuilder text = new StringBuilder();

    ProgrammeText(Programme programme) {
        this.programme = programme;
    }

    @Override
    public String toString() {
        text.setLength(0);
        text.append("Minimize\n  cost:").append(cost()).append('\n');
        if (programme.counting() > 0) {
            text.append("\\ then the fewest of:").append(counting()).append('\n');
        }
        text.append("Subject To\n");
        for (int i = 0; i < programme.rows().size(); i++) {
            text.append("  r")
                    .append(i + 1)
                    .append(':')
                    .append(line(programme.rows().get(i)))
                    .append('\n');
        }
        return text.append("Binary\n ").append(all()).append("\nEnd\n").toString();
    }

    private String cost() {
        String terms = variables()
                .filter(v -> programme.cost(v) > 0)
                .mapToObj(v -> " + " + number(programme.cost(v)) + " " + programme.name(v))
                .collect(Collectors.joining());
        return terms.isEmpty() ? " 0" : terms.substring(2);
    }

    private String counting() {
        return variables().filter(programme::counts).mapToObj(this::name).collect(Collectors.joining());
    }

    private String all() {
        return variables().mapToObj(this::name).collect(Collectors.joining());
    }

    private String name(int variable) {
        return " " + programme.name(variable);
    }

    private IntStream variables() {
        return IntStream.range(0, programme.variables());
    }

    private String line(Row row) {
        String terms = IntStream.range(0, row.size())
                .mapToObj(i -> term(row.coefficient(i), programme.name(row.variable(i)), i == 0))
                .collect(Collectors.joining());
        return (terms.isEmpty() ? " 0" : terms) + " " + row.sense() + " " + row.bound();
    }

    private static String term(long coefficient, String name, boolean first) {
        String sign = coefficient < 0 ? first ? " -" : " - " : first ? " " : " + ";
        return sign + (Math.abs(coefficient) == 1 ? "" : Math.abs(coefficient) + " ") + name;
    }

    private static String number(double cost) {
        return cost == Math.rint(cost) && cost < 1e15 ? Long.toString((long) cost) : Double.toString(cost);
    }
}
