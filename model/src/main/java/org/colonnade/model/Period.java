package org.colonnade.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A length of time, such as {@code 2 years}. Invariant: {@code number} is positive and finite. */
public record Period(double number, Unit unit) {
    public static final Period YEAR = new Period(1, Unit.YEAR);

    public Period {
        if (!(number > 0 && Double.isFinite(number))) {
            throw new IllegalArgumentException("no length of time: " + number);
        }
    }

    /** A unit of time. Months and years have their average length. */
    public enum Unit {
        SECOND(1, "s"),
        MINUTE(60, "min"),
        HOUR(3600, "h"),
        DAY(86_400, "d"),
        WEEK(604_800, "w"),
        MONTH(2_629_746, "mo"),
        YEAR(31_556_952, "y");

        private static final List<Unit> ALL = List.of(values());

        private final long seconds;
        private final String symbol;

        Unit(long seconds, String symbol) {
            this.seconds = seconds;
            this.symbol = symbol;
        }

        public long seconds() {
            return seconds;
        }

        /** Finds the unit of this name, in the singular or plural, or of this symbol, in any case. */
        public static Optional<Unit> named(String name) {
            String lower = name.toLowerCase(Locale.ROOT);
            return ALL.stream()
                    .filter(u -> lower.equals(u.toString()) || lower.equals(u + "s") || lower.equals(u.symbol))
                    .findFirst();
        }

        /** Returns the names, as designs write them of more than one. */
        public static List<String> names() {
            return ALL.stream().map(u -> u + "s").toList();
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public double seconds() {
        return number * unit.seconds();
    }

    @Override
    public String toString() {
        return Numbers.text(number) + " " + unit + (number == 1 ? "" : "s");
    }
}
