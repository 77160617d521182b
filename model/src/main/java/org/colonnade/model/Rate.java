package org.colonnade.model;

/** How often something happens, such as {@code 200/second}. Invariant: {@code number} is positive and finite. */
public record Rate(double number, Period.Unit unit) {
    public Rate {
        if (!(number > 0 && Double.isFinite(number))) {
            throw new IllegalArgumentException("no rate: " + number);
        }
    }

    public double perSecond() {
        return number / unit.seconds();
    }

    @Override
    public String toString() {
        return Numbers.text(number) + "/" + unit;
    }
}
