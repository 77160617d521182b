package org.colonnade.programme;

import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A programme in the notation of LP files, for people and goldens. Solvers read it too if names are distinct and
 * without blanks; what counts, and its size, are comments there.
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
        text.append("Minimize\n  cost:").append(terms(programme::cost)).append('\n');
        if (programme.counting() > 0) {
            text.append("\\ then the fewest of:").append(counting()).append('\n');
        }
        if (variables().anyMatch(v -> programme.size(v) > 0)) {
            text.append("\\ then the least size:")
                    .append(terms(programme::size))
                    .append('\n');
        }
        text.append("Subject To\n");
        for (int i = 0; i < programme.rows().size(); i++) {
            text.append("  ").append(row(i)).append('\n');
        }
        return text.append("Binary\n ").append(all()).append("\nEnd\n").toString();
    }

    private String terms(IntToDoubleFunction numbers) {
        String terms = variables()
                .filter(v -> numbers.applyAsDouble(v) > 0)
                .mapToObj(v -> " + " + number(numbers.applyAsDouble(v)) + " " + programme.name(v))
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

    /** With its name, which is its number. */
    String row(int index) {
        return "r" + (index + 1) + ":" + line(programme.rows().get(index));
    }

    private String line(LinearCondition row) {
        String terms = IntStream.range(0, row.size())
                .mapToObj(i -> term(row.coefficient(i), programme.name(row.variable(i)), i == 0))
                .collect(Collectors.joining());
        return (terms.isEmpty() ? " 0" : terms) + " " + row.sense() + " " + row.bound();
    }

    private static String term(long coefficient, String name, boolean first) {
        String sign = coefficient < 0 ? first ? " -" : " - " : first ? " " : " + ";
        return sign + (Math.abs(coefficient) == 1 ? "" : Math.abs(coefficient) + " ") + name;
    }

    private static String number(double number) {
        return number == Math.rint(number) && number < 1e15 ? Long.toString((long) number) : Double.toString(number);
    }
}
