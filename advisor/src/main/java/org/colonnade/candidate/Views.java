package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * Families that answer a workload, found at once: the materialized view of each query, of each support query for these, and so
 * on. Good enough to begin with.
 *
 * <p>Invariants: as {@link Candidates}; each query of the workload and each support query has its view, unless that took
 * more rounds than {@link #ROUNDS}.
 */
public final class Views {
    private static final int ROUNDS = 8;

    private final Upkeeps upkeeps;
    private final Checkpoint checkpoint;
    private final Map<String, Family> views = new LinkedHashMap<>();

    private Views(Upkeeps upkeeps, Checkpoint checkpoint) {
        this.upkeeps = upkeeps;
        this.checkpoint = checkpoint;
    }

    public static List<Family> of(List<Statement> statements, Upkeeps upkeeps, Checkpoint checkpoint) {
        Views views = new Views(upkeeps, checkpoint);
        List<Family> fresh = views.add(statements.stream()
                .filter(Select.class::isInstance)
                .map(Select.class::cast)
                .toList());
        for (int round = 0; round < ROUNDS && !fresh.isEmpty(); round++) {
            fresh = views.add(views.support(statements, fresh));
        }
        return List.copyOf(views.views.values());
    }

    /** Adds the views of queries, and returns those that were not there. */
    private List<Family> add(List<Select> queries) {
        List<Family> fresh = new ArrayList<>();
        for (Select query : queries) {
            checkpoint.pass();
            new Enumerator(query, upkeeps.certainty(), draft -> {
                        Family family = draft.family();
                        if (views.putIfAbsent(CandidateDraft.text(family), family) == null) {
                            fresh.add(family);
                        }
                    })
                    .view();
        }
        return fresh;
    }

    /** What is asked to keep families up: one query for all that is asked of the same instances along the same graph. */
    private List<Select> support(List<Statement> statements, List<Family> families) {
        Map<String, Select> queries = new LinkedHashMap<>();
        for (Statement statement : statements) {
            checkpoint.pass();
            for (Upkeep upkeep : upkeeps.of(statement, families)) {
                upkeep.support()
                        .forEach(s -> queries.merge(
                                s.query().graph().identity() + s.query().where(), s.query(), Views::united));
            }
        }
        return List.copyOf(queries.values());
    }

    private static Select united(Select one, Select other) {
        Set<Column> columns = new LinkedHashSet<>(one.columns());
        columns.addAll(other.columns());
        return new Select(List.copyOf(columns), one.graph(), one.where(), one.orderBy(), one.limit(), one.at());
    }
}
