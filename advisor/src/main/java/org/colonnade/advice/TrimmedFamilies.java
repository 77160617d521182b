package org.colonnade.advice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.colonnade.candidate.Trimming;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.plan.Reading;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/** The families of a choice without what none of its plans reads. */
final class TrimmedFamilies {
    private final Solved solved;
    private final Map<Integer, Set<Column>> ordered = new TreeMap<>();
    private final Map<Integer, Set<Column>> told = new TreeMap<>();

    private TrimmedFamilies(Solved solved) {
        this.solved = solved;
        solved.families().stream().forEach(f -> {
            ordered.put(f, new HashSet<>());
            told.put(f, new HashSet<>());
        });
    }

    static List<Family> of(Solved solved) {
        TrimmedFamilies trims = new TrimmedFamilies(solved);
        for (int t = 0; t < solved.choices().tasks.size(); t++) {
            trims.read(t);
        }
        return trims.trimmed();
    }

    private void read(int task) {
        for (LookupMove move : Move.lookups(solved.way(task))) {
            Reading reading = solved.choices().tasks.get(task).space.reading(move);
            ordered.get(move.family()).addAll(reading.ordered());
            told.get(move.family()).addAll(reading.told());
        }
    }

    private List<Family> trimmed() {
        Trimming trimming = new Trimming(solved.choices().certainty());
        List<Family> trimmed = new ArrayList<>();
        told.keySet().stream()
                .map(f -> trimming.of(solved.choices().families.get(f), ordered.get(f), told.get(f)))
                .flatMap(Optional::stream)
                .forEach(trimmed::add);
        return trimmed;
    }
}
