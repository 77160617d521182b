package org.colonnade.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How the instances of an entity come and go: so many come in a time, and each is kept so long.
 *
 * <p>Without a rate, the number of instances stays as it is: where they are kept for a time, as many come as go. Without
 * a time for which they are kept, they stay for ever.
 */
public record Turnover(Optional<Rate> rate, Optional<Period> kept) {
    /** Instances that neither come nor go. */
    public static final Turnover NONE = new Turnover(Optional.empty(), Optional.empty());

    /** Returns whether the number of instances has no bound. */
    public boolean isEndless() {
        return rate.isPresent() && kept.isEmpty();
    }

    /** Returns the most instances that there can ever be, of so many now. */
    public double most(double now) {
        return rate.map(r -> kept.map(k -> r.perSecond() * k.seconds()).orElse(Double.POSITIVE_INFINITY))
                .orElse(now);
    }

    /** Returns the number of instances after so many seconds, of so many now. */
    public double count(double now, double seconds) {
        return rate.map(r -> Math.max(now, Math.min(most(now), now + seconds * r.perSecond())))
                .orElse(now);
    }

    /** Returns how many seconds ago the oldest of so many instances came, if that is known. */
    public OptionalDouble age(double now) {
        return rate.map(r -> OptionalDouble.of(now / r.perSecond()))
                .or(() -> kept.map(k -> OptionalDouble.of(k.seconds())))
                .orElse(OptionalDouble.empty());
    }

    /** Returns the text of the design language: {@code 1_000_000/day, kept 2 years}. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        rate.ifPresent(r -> parts.add(r.toString()));
        kept.ifPresent(k -> parts.add("kept " + k));
        return String.join(", ", parts);
    }
}
