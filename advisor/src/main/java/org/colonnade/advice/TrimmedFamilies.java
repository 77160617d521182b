package org.colonnade.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.colonnade.candidate.Trimming;
import org.colonnade.choice.Option;
import org.colonnade.choice.Solved;
import org.colonnade.choice.Task;
import org.colonnade.plan.ColumnsRead;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/** The families of a choice without what none of its plans reads. */
final class TrimmedFamilies {
    private final Solved solved;
    private final Map<Option, Set<Column>> ordered = new HashMap<>();
    private final Map<Option, Set<Column>> told = new HashMap<>();

    private TrimmedFamilies(Solved solved) {
        this.solved = solved;
        solved.options().forEach(o -> {
            ordered.put(o, new HashSet<>());
            told.put(o, new HashSet<>());
        });
    }

    static List<Family> of(Solved solved) {
        return read(solved).trimmed().values().stream()
                .flatMap(Optional::stream)
                .toList();
    }

    /** All families of the choice, each without what no plan reads unless a condition forbids it. */
    static List<Family> all(Solved solved, BiPredicate<Family, Family> allowed) {
        List<Family> all = new ArrayList<>();
        read(solved)
                .trimmed()
                .forEach((o, trimmed) ->
                        all.add(trimmed.filter(t -> allowed.test(o.family(), t)).orElse(o.family())));
        return all;
    }

    private static TrimmedFamilies read(Solved solved) {
        TrimmedFamilies trims = new TrimmedFamilies(solved);
        solved.choices().tasks().forEach(trims::read);
        return trims;
    }

    private void read(Task task) {
        for (LookupMove move : Move.lookups(solved.way(task))) {
            ColumnsRead reading = task.space().reading(move);
            ordered.get(solved.choices().option(move)).addAll(reading.ordered());
            told.get(solved.choices().option(move)).addAll(reading.told());
        }
    }

    private Map<Option, Optional<Family>> trimmed() {
        Trimming trimming = new Trimming(solved.choices().certainty());
        Map<Option, Optional<Family>> trimmed = new LinkedHashMap<>();
        solved.options().forEach(o -> trimmed.put(o, trimming.of(o.family(), ordered.get(o), told.get(o))));
        return trimmed;
    }
}
