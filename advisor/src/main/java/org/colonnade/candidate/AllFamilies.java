package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Replanting;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * All families over the graphs of a workload, if there are not too many: over each connected part of the graph of a query,
 * or of a support query for one of them, each split of the columns.
 *
 * <p>With these among the candidates, what is optimal among them is optimal.
 */
public final class AllFamilies {
    /** More are not looked at. */
    static final int LIMIT = 600;

    private final List<Statement> statements;
    private final Upkeeps upkeeps;
    private final Checkpoint checkpoint;
    private final Mentions mentions;
    private final Set<String> parts = new HashSet<>();
    /** Parts of graphs of queries that give no key to begin with. */
    private final Set<String> open = new HashSet<>();

    private final Map<String, Family> families = new LinkedHashMap<>();

    private AllFamilies(List<Statement> statements, Upkeeps upkeeps, Checkpoint checkpoint) {
        this.statements = statements;
        this.upkeeps = upkeeps;
        this.checkpoint = checkpoint;
        this.mentions = new Mentions(statements);
    }

    /** Empty if there are too many to look at, or if statements look inside value objects. */
    public static Optional<List<Family>> of(List<Statement> statements, Upkeeps upkeeps, Checkpoint checkpoint) {
        AllFamilies all = new AllFamilies(statements, upkeeps, checkpoint);
        if (all.mentions.lookInside()) {
            return Optional.empty();
        }
        List<Select> queries = statements.stream()
                .filter(Select.class::isInstance)
                .map(Select.class::cast)
                .toList();
        while (!queries.isEmpty() && all.families.size() <= LIMIT) {
            queries = all.support(all.add(queries));
        }
        return all.families.size() <= LIMIT ? Optional.of(List.copyOf(all.families.values())) : Optional.empty();
    }

    /** Adds the families over the graphs of some queries, and returns those that were not there. */
    private List<Family> add(List<Select> queries) {
        List<Family> fresh = new ArrayList<>();
        for (Select query : queries) {
            Set<Node> nodes = new LinkedHashSet<>(query.graph().nodes());
            for (Set<Node> part : Subtrees.of(query, nodes)) {
                add(planted(query.graph(), part), Enumerator.isOpen(query), fresh);
            }
        }
        return fresh;
    }

    /** Families without a partition key only where a query gives none: they keep everything in one block. */
    private void add(QueryGraph part, boolean isOpen, List<Family> fresh) {
        if (left() == 0) {
            return;
        }
        if (parts.add(part.identity())) {
            add(Splits.keyed(part, mentions, left()), fresh);
        }
        if (isOpen && open.add(part.identity())) {
            add(Splits.unkeyed(part, mentions, left()), fresh);
        }
    }

    /** One more than there may be. */
    private int left() {
        return Math.max(0, LIMIT + 1 - families.size());
    }

    private void add(List<CandidateDraft> drafts, List<Family> fresh) {
        for (CandidateDraft draft : drafts) {
            checkpoint.pass();
            Family family = draft.family();
            if (families.putIfAbsent(CandidateDraft.text(family), family) == null) {
                fresh.add(family);
            }
        }
    }

    /** What updates ask to keep families up. */
    private List<Select> support(List<Family> fresh) {
        return families.size() > LIMIT
                ? List.of()
                : statements.stream()
                        .flatMap(s -> upkeeps.of(s, fresh).stream())
                        .flatMap(u -> u.support().stream())
                        .map(Support::query)
                        .toList();
    }

    /** The same graph for the same part, whatever it is a part of. */
    private static QueryGraph planted(QueryGraph graph, Set<Node> part) {
        return part.stream()
                .map(n -> Replanting.of(graph, n, part::contains).graph())
                .min((one, other) -> one.identity().compareTo(other.identity()))
                .orElseThrow();
    }
}
