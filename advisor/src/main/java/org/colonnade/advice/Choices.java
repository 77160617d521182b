package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.colonnade.cost.CostModel;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Entity;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.plan.Prepared;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Supervisor;

/**
 * What there is to choose from: families, the tasks that need plans over them, and the burden of each family.
 *
 * <p>Requests without weight in the mix take no part. Support queries of one request that ask the same are one task.
 */
final class Choices {
    private static final double PLAIN = 1e-3;

    final List<Request> requests;
    private final ToDoubleFunction<Request> weight;
    final List<Double> weights = new ArrayList<>();
    final List<Family> families;
    final List<Task> tasks = new ArrayList<>();
    final List<UpkeepCost> burdens = new ArrayList<>();
    final SharedCosts dues;
    private final List<Asked> asked = new ArrayList<>();
    /** The families that are still in question. */
    final BitSet alive = new BitSet();

    private final List<Prepared> prepared = new ArrayList<>();
    private final double[] bytes;
    private final PlanSpace.Setting setting;
    private final Upkeeps upkeeps;
    private final CostModel model;
    private final Certainty certainty;
    private final Map<Entity, List<Integer>> byKey = new HashMap<>();
    private final List<Integer> unkeyed = new ArrayList<>();
    private final Map<Entity, List<Integer>> byEntity = new LinkedHashMap<>();

    Choices(List<Request> requests, String mix, List<Family> families, Upkeeps upkeeps, PlanSpace.Setting setting) {
        this(
                requests.stream().filter(r -> r.weights().get(mix) > 0).toList(),
                r -> r.weights().get(mix),
                families,
                upkeeps,
                setting);
    }

    private Choices(
            List<Request> requests,
            ToDoubleFunction<Request> weight,
            List<Family> families,
            Upkeeps upkeeps,
            PlanSpace.Setting setting) {
        this.upkeeps = upkeeps;
        this.requests = requests;
        this.weight = weight;
        requests.forEach(r -> weights.add(weight.applyAsDouble(r)));
        this.families = families;
        this.bytes = families.stream().mapToDouble(Estimates::bytes).toArray();
        this.certainty = setting.certainty();
        this.model = setting.model();
        this.setting = setting;
        this.dues = new SharedCosts(requests, weights, model, certainty);
        index();
        ask();
        keepUp();
        plan();
    }

    /** The same requests with other families. */
    Choices with(List<Family> others) {
        return new Choices(requests, weight, others, upkeeps, setting);
    }

    Certainty certainty() {
        return certainty;
    }

    /** Whoever has it made, pruned and formulated. */
    Supervisor supervisor() {
        return setting.supervisor();
    }

    /** A query of a request that will need a plan. */
    private record Asked(int request, Statement statement, Select query) {
        /** Support queries that ask the same have one plan space, whoever asks. A statement has one of its own. */
        Object identity() {
            return query == statement ? this : query.identity();
        }
    }

    /** Plan spaces do not depend on each other. */
    private void plan() {
        Map<Object, Select> distinct = new LinkedHashMap<>();
        asked.forEach(a -> distinct.putIfAbsent(a.identity(), a.query));
        PlanningProgress tally = new PlanningProgress(distinct.size(), supervisor());
        Map<Object, PlanSpace> spaces = new HashMap<>();
        distinct.entrySet().parallelStream()
                .map(d -> Map.entry(d.getKey(), tally.count(space(d.getValue()))))
                .toList()
                .forEach(e -> spaces.put(e.getKey(), e.getValue()));
        for (Asked ask : asked) {
            tasks.add(new Task(ask.request, weights.get(ask.request), ask.statement, spaces.get(ask.identity())));
        }
        for (int f = 0; f < families.size(); f++) {
            for (int task : burdens.get(f).support) {
                tasks.get(task).demanders.set(f);
            }
        }
    }

    private void index() {
        for (int f = 0; f < families.size(); f++) {
            Family family = families.get(f);
            alive.set(f);
            prepared.add(new Prepared(family, f, certainty));
            burdens.add(new UpkeepCost());
            if (family.partition().isEmpty()) {
                unkeyed.add(f);
            } else {
                byKey.computeIfAbsent(family.partition().get(0).node().entity(), e -> new ArrayList<>())
                        .add(f);
            }
            int number = f;
            family.graph().nodes().stream()
                    .map(Node::entity)
                    .distinct()
                    .forEach(e ->
                            byEntity.computeIfAbsent(e, x -> new ArrayList<>()).add(number));
        }
    }

    private void ask() {
        for (int r = 0; r < requests.size(); r++) {
            for (Statement statement : requests.get(r).statements()) {
                if (statement instanceof Select query) {
                    asked.add(new Asked(r, query, query));
                }
            }
        }
    }

    private PlanSpace space(Select query) {
        Set<Entity> entities = new HashSet<>();
        query.graph().nodes().forEach(n -> entities.add(n.entity()));
        int[] usable = IntStream.concat(
                        unkeyed.stream().mapToInt(f -> f),
                        entities.stream()
                                .flatMap(e -> byKey.getOrDefault(e, List.of()).stream())
                                .mapToInt(f -> f))
                .filter(f -> isEnterable(families.get(f), query))
                .sorted()
                .toArray();
        return new PlanSpace(query, IntStream.of(usable).mapToObj(prepared::get).toList(), setting);
    }

    /** Whether the query may have values for the block's key: columns it speaks of, or keys of its entities. */
    private static boolean isEnterable(Family family, Select query) {
        return family.partition().stream().allMatch(c -> c.isKey() && hasEntity(query, c) || speaksOf(query, c));
    }

    private static boolean hasEntity(Select query, Column column) {
        return query.graph().nodes().stream()
                .anyMatch(n -> n.entity().equals(column.node().entity()));
    }

    private static boolean speaksOf(Select query, Column column) {
        return query.where().stream().anyMatch(p -> same(p.column(), column))
                || query.columns().stream().anyMatch(c -> same(c, column))
                || query.orderBy().stream().anyMatch(o -> same(o.column(), column));
    }

    private static boolean same(Column one, Column other) {
        return one.attribute().equals(other.attribute())
                && one.node().entity().equals(other.node().entity());
    }

    private void keepUp() {
        for (int r = 0; r < requests.size(); r++) {
            Map<String, Integer> known = new HashMap<>();
            for (Statement statement : requests.get(r).statements()) {
                if (!(statement instanceof Select)) {
                    keepUp(r, statement, known);
                }
            }
        }
    }

    /** The families that have an entity of the statement. */
    private List<Integer> concerned(Statement statement) {
        return byEntity.getOrDefault(Upkeep.changed(statement), List.of());
    }

    private void keepUp(int request, Statement statement, Map<String, Integer> known) {
        List<Integer> concerned = concerned(statement);
        List<Upkeep> all =
                upkeeps.of(statement, concerned.stream().map(families::get).toList());
        for (int i = 0; i < all.size(); i++) {
            supervisor().proceed();
            if (all.get(i).isNeeded()) {
                keepUp(request, all.get(i), concerned.get(i), known);
            }
        }
    }

    private void keepUp(int request, Upkeep upkeep, int family, Map<String, Integer> known) {
        List<Integer> support = new ArrayList<>();
        for (Support query : upkeep.support()) {
            int task = known.computeIfAbsent(query.query().identity(), q -> {
                asked.add(new Asked(request, upkeep.update(), query.query()));
                return asked.size() - 1;
            });
            support.add(task);
        }
        UpkeepCost burden = burdens.get(family);
        double cost = upkeep.changes().stream()
                .mapToDouble(c -> cost(c, families.get(family)))
                .sum();
        burden.cost += weights.get(request) * cost;
        burden.dues.or(dues.of(request, upkeep));
        burden.parts.add(new UpkeepCost.Part(request, upkeep, cost, List.copyOf(support)));
        support.stream().filter(t -> !burden.support.contains(t)).forEach(burden.support::add);
    }

    /** What a request that writes anything pays once. */
    double call() {
        return model.call();
    }

    /** The weighted cost of a family's writes, and of what requests would have to pay for it once beside what is paid. */
    double upkeep(int family, BitSet paid) {
        UpkeepCost burden = burdens.get(family);
        double cost = burden.cost;
        for (int due = burden.dues.nextSetBit(0); due >= 0; due = burden.dues.nextSetBit(due + 1)) {
            cost += paid.get(due) ? 0 : dues.weightedCost(due);
        }
        return cost;
    }

    /** The cost of the writes of one change. */
    double cost(Change change, Family family) {
        double bytes = change.entries() * (Estimates.keyBytes(family) + Estimates.entryBytes(family));
        return model.write(blocks(change, family))
                + (change.kind().puts() ? model.put(change.entries(), bytes) : 0)
                + (change.kind().deletes() ? model.delete(change.entries(), bytes) : 0);
    }

    /** The blocks that a change is in; if it takes entries to another block, then both count. */
    private static double blocks(Change change, Family family) {
        double blocks = Estimates.blocks(family, change.given().keySet(), change.entries());
        boolean moves = change.kind() == Change.Kind.REPLACE
                && family.partition().stream().anyMatch(change.fresh()::containsKey);
        return moves ? 2 * blocks : blocks;
    }

    /** Drops the families that no statement can use or that no update could keep up, and so on with what is left. */
    void settle(BitSet kept) {
        boolean changed = true;
        while (changed) {
            changed = dropUnkept() | dropUnused(kept);
            for (Task task : tasks) {
                changed |= task.keep(alive);
            }
        }
    }

    private boolean dropUnkept() {
        int before = alive.cardinality();
        for (int f = 0; f < families.size(); f++) {
            if (alive.get(f)
                    && burdens.get(f).support.stream()
                            .anyMatch(t -> !tasks.get(t).isAnswerable())) {
                alive.clear(f);
            }
        }
        return alive.cardinality() < before;
    }

    private boolean dropUnused(BitSet kept) {
        BitSet used = (BitSet) kept.clone();
        for (Task task : tasks) {
            if (!task.isSupport() || task.demanders.intersects(alive)) {
                Move.lookups(task.moves()).forEach(m -> used.set(m.family()));
            }
        }
        int before = alive.cardinality();
        alive.and(used);
        return alive.cardinality() < before;
    }

    double bytes(int family) {
        return bytes[family];
    }

    /** The bytes, and a little more for each column of the entry's key: of two that are equal otherwise, the plainer one. */
    double heft(int family) {
        return bytes[family] * (1 + PLAIN * families.get(family).clustering().size());
    }
}
