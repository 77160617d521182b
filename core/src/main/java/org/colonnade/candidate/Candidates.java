package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.model.Entity;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/**
 * All candidate families of a workload (Algorithm 4): for its queries, for support queries, for support queries of what
 * these need, and their combinations.
 *
 * <p>Invariants: no family occurs twice; all are canonical and without a name; their order depends on the workload only.
 */
public final class Candidates {
    /** Families for support queries may need support themselves; so many times. */
    private static final int ROUNDS = 2;

    private final Certainty certainty;
    private final Map<String, Family> pool = new LinkedHashMap<>();
    private final List<Draft> drafts = new ArrayList<>();
    private final Set<String> enumerated = new LinkedHashSet<>();

    private Candidates(Certainty certainty) {
        this.certainty = certainty;
    }

    /**
     * The candidates for some statements.
     *
     * @throws org.colonnade.workload.WorkLimitException if a query graph has too many parts
     */
    public static List<Family> of(List<Statement> statements, Certainty certainty) {
        Candidates candidates = new Candidates(certainty);
        List<Statement> updates = new ArrayList<>();
        for (Statement statement : statements) {
            if (statement instanceof Select query) {
                candidates.enumerate(query);
            } else {
                updates.add(statement);
            }
        }
        candidates.pour();
        for (int round = 0; round < ROUNDS; round++) {
            candidates.combine();
            candidates.support(updates);
        }
        candidates.combine();
        return List.copyOf(candidates.pool.values());
    }

    /** Whether two families keep the same, whatever their names and however their graphs are written. */
    public static boolean isSame(Family one, Family other) {
        return identity(one).equals(identity(other));
    }

    /** What families that keep the same have in common. */
    public static String identity(Family family) {
        return Draft.text(new Draft(
                        family.graph(),
                        new LinkedHashSet<>(family.graph().nodes()),
                        family.partition(),
                        family.clustering(),
                        family.values())
                .family());
    }

    private void enumerate(Select query) {
        if (enumerated.add(query.identity())) {
            new Enumerator(query, certainty, drafts::add).enumerate();
        }
    }

    /** Puts the drafts into the pool, in their order; what makes a family of a draft is the same for each. */
    private void pour() {
        drafts.parallelStream()
                .map(Draft::family)
                .map(f -> Map.entry(Draft.text(f), f))
                .toList()
                .forEach(e -> pool.putIfAbsent(e.getKey(), e.getValue()));
        drafts.clear();
    }

    private void combine() {
        drafts.addAll(new Combination(certainty).of(List.copyOf(pool.values())));
        pour();
    }

    private void support(List<Statement> updates) {
        Map<Entity, List<Family>> byEntity = new HashMap<>();
        pool.values()
                .forEach(f -> f.graph().nodes().stream()
                        .map(Node::entity)
                        .distinct()
                        .forEach(e -> byEntity.computeIfAbsent(e, x -> new ArrayList<>())
                                .add(f)));
        for (Statement update : updates) {
            Wholes wholes = new Wholes();
            for (Family family : byEntity.getOrDefault(Upkeep.changed(update), List.of())) {
                for (Change change : Upkeep.of(update, family, certainty).changes()) {
                    for (Side side : change.sides()) {
                        side.wholes().forEach(w -> wholes.add(w, change.kind()));
                        if (side.wholes().isEmpty()) {
                            side.support().forEach(s -> enumerate(s.query()));
                        }
                    }
                }
            }
            wholes.queries().forEach(this::enumerate);
        }
        pour();
    }

    /** What one update asks for, those over the same graph and for the same kind of change united. */
    private static final class Wholes {
        private final Map<String, Select> graphs = new LinkedHashMap<>();
        private final Map<String, Set<Column>> columns = new LinkedHashMap<>();

        void add(Select whole, Kind kind) {
            String graph = kind + " " + whole.graph().identity() + " where " + whole.where();
            graphs.putIfAbsent(graph, whole);
            columns.computeIfAbsent(graph, g -> new LinkedHashSet<>()).addAll(whole.columns());
        }

        List<Select> queries() {
            List<Select> queries = new ArrayList<>();
            graphs.forEach((graph, whole) -> queries.add(new Select(
                    List.copyOf(columns.get(graph)),
                    whole.graph(),
                    whole.where(),
                    List.of(),
                    whole.limit(),
                    whole.at())));
            return queries;
        }
    }
}
