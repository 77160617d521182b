package org.colonnade.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.colonnade.block.Cause;
import org.colonnade.contention.Right;

/** Two rights that collide, each with the statements behind it. */
public record Collision(Right first, List<Cause> firstCauses, Right second, List<Cause> secondCauses) {
    public Collision {
        firstCauses = List.copyOf(firstCauses);
        secondCauses = List.copyOf(secondCauses);
    }

    /** Returns the most frequent request of the first side in a mix. */
    public Optional<Cause> first(String mix) {
        return heaviest(firstCauses, mix);
    }

    /** Returns the most frequent request of the second side in a mix. */
    public Optional<Cause> second(String mix) {
        return heaviest(secondCauses, mix);
    }

    private static Optional<Cause> heaviest(List<Cause> causes, String mix) {
        return causes.stream()
                .max(Comparator.comparingDouble(c -> c.request().weights().getOrDefault(mix, 0.0)));
    }
}
