package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.estimate.Certainty;
import org.colonnade.model.Entity;
import org.colonnade.model.Numbers;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
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

    /** So many queries are enumerated at once, before somebody is told how far it is. */
    private static final int AT_ONCE = 16;

    private final Upkeeps upkeeps;
    private final Certainty certainty;
    private final Checkpoint checkpoint;
    private final Map<String, Family> pool = new LinkedHashMap<>();
    private final List<CandidateDraft> drafts = new ArrayList<>();
    private final Set<CandidateDraft> seen = new HashSet<>();
    private final Combination combination;
    private final Enrichment enrichment;
    private final Set<String> enumerated = new LinkedHashSet<>();

    private Candidates(Upkeeps upkeeps, Checkpoint checkpoint) {
        this.upkeeps = upkeeps;
        this.certainty = upkeeps.certainty();
        this.checkpoint = checkpoint;
        this.combination = new Combination(certainty, this::add);
        this.enrichment = new Enrichment(this::add);
    }

    /**
     * The candidates for some statements.
     *
     * @throws org.colonnade.workload.WorkLimitException if a query graph has too many parts
     */
    public static List<Family> of(List<Statement> statements, Upkeeps upkeeps, Checkpoint checkpoint) {
        Candidates candidates = new Candidates(upkeeps, checkpoint);
        List<Select> queries = new ArrayList<>();
        List<Statement> updates = new ArrayList<>();
        for (Statement statement : statements) {
            if (statement instanceof Select query) {
                queries.add(query);
            } else {
                updates.add(statement);
            }
        }
        for (int i = 0; i < queries.size(); i += AT_ONCE) {
            candidates.count(i + 1, statements.size());
            candidates.enumerate(queries.subList(i, Math.min(i + AT_ONCE, queries.size())));
            candidates.pour();
        }
        for (int round = 0; round < ROUNDS; round++) {
            candidates.combine();
            candidates.support(updates, queries.size());
        }
        candidates.combine();
        return List.copyOf(candidates.pool.values());
    }

    private void count(int begun, int statements) {
        int found = pool.size();
        checkpoint.pass(() -> "statement " + Numbers.text(begun) + " of " + Numbers.text(statements) + ", "
                + Numbers.text(found) + " candidates so far");
    }

    /** Whether two families keep the same, whatever their names and however their graphs are written. */
    public static boolean isSame(Family one, Family other) {
        return identity(one).equals(identity(other));
    }

    /** Those of some families that keep something else than each of some others. */
    public static List<Family> without(List<Family> some, List<Family> others) {
        Set<String> known = others.stream().map(Candidates::identity).collect(Collectors.toSet());
        return some.stream().filter(f -> !known.contains(identity(f))).toList();
    }

    /** What families that keep the same have in common. */
    public static String identity(Family family) {
        return CandidateDraft.text(new CandidateDraft(
                        family.graph(),
                        new LinkedHashSet<>(family.graph().nodes()),
                        family.partition(),
                        family.clustering(),
                        family.values())
                .family());
    }

    /** What one query gives does not depend on the others; the drafts come in the order of the queries. */
    private void enumerate(List<Select> queries) {
        queries.stream().filter(q -> enumerated.add(q.identity())).toList().parallelStream()
                .map(this::drafts)
                .toList()
                .forEach(d -> d.forEach(this::add));
    }

    private List<CandidateDraft> drafts(Select query) {
        List<CandidateDraft> drafts = new ArrayList<>();
        new Enumerator(query, certainty, draft -> {
                    checkpoint.pass();
                    drafts.add(draft);
                })
                .enumerate();
        return drafts;
    }

    private void add(CandidateDraft draft) {
        checkpoint.pass();
        if (seen.add(draft)) {
            drafts.add(draft);
        }
    }

    /** Puts the drafts into the pool, in their order; what makes a family of a draft is the same for each. */
    private void pour() {
        drafts.parallelStream().map(this::entry).toList().forEach(e -> pool.putIfAbsent(e.getKey(), e.getValue()));
        drafts.clear();
    }

    private Map.Entry<String, Family> entry(CandidateDraft draft) {
        checkpoint.pass();
        Family family = draft.family();
        return Map.entry(CandidateDraft.text(family), family);
    }

    private void combine() {
        List<Family> families = List.copyOf(pool.values());
        combination.combine(families);
        enrichment.enrich(families);
        pour();
    }

    private void support(List<Statement> updates, int before) {
        Map<Entity, List<Family>> byEntity = new HashMap<>();
        pool.values()
                .forEach(f -> f.graph().nodes().stream()
                        .map(Node::entity)
                        .distinct()
                        .forEach(e -> byEntity.computeIfAbsent(e, x -> new ArrayList<>())
                                .add(f)));
        for (int i = 0; i < updates.size(); i++) {
            Statement update = updates.get(i);
            count(before + i + 1, before + updates.size());
            Wholes wholes = new Wholes();
            List<Family> concerned = byEntity.getOrDefault(Upkeep.changed(update), List.of());
            for (Upkeep upkeep : upkeeps.of(update, concerned)) {
                checkpoint.pass();
                for (Change change : upkeep.changes()) {
                    for (Side side : change.sides()) {
                        side.wholes().forEach(w -> wholes.add(w, change.kind()));
                    }
                }
            }
            enumerate(wholes.queries());
            pour();
        }
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
