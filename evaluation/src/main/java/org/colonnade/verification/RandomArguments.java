package org.colonnade.verification;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Tuples;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Comparing;
import org.colonnade.engine.Use;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Entity;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/**
 * Random arguments for requests, most of which find something: the values that a statement compares with come from one
 * tuple of its query graph.
 */
public final class RandomArguments {
    private static final double MATCHING = 0.8;

    private final GeneratedData data;
    private final Random random;
    private final boolean typical;
    private final Map<Entity, List<List<Object>>> born = new HashMap<>();
    private final Map<Entity, Long> next = new HashMap<>();
    private final int part;
    private final int parts;

    public RandomArguments(GeneratedData data, long seed) {
        this(data, seed, 0, 1);
    }

    /** Makes arguments for one of several clients at once; its new keys differ from those of the others. */
    public RandomArguments(GeneratedData data, long seed, int part, int parts) {
        this(data, seed, false, part, parts);
    }

    /** Returns arguments as estimates expect them: compared values exist, and ranges keep {@link Estimates#RANGE}. */
    public static RandomArguments typical(GeneratedData data, long seed) {
        return new RandomArguments(data, seed, true, 0, 1);
    }

    private RandomArguments(GeneratedData data, long seed, boolean typical, int part, int parts) {
        this.data = data;
        this.random = new Random(seed);
        this.typical = typical;
        this.part = part;
        this.parts = parts;
    }

    public Arguments of(Request request) {
        Map<String, Object> values = new LinkedHashMap<>();
        request.statements().forEach(s -> create(s, values));
        if (typical) {
            request.statements().forEach(s -> narrow(s, values));
        }
        if (typical || random.nextDouble() < MATCHING) {
            request.statements().forEach(s -> match(s, values));
        }
        request.statements().forEach(s -> name(s, values));
        uses(request).filter(u -> !values.containsKey(name(u))).forEach(u -> values.put(name(u), any(u)));
        return new Arguments(values);
    }

    private static Stream<Use> uses(Request request) {
        return request.statements().stream().flatMap(s -> Use.in(s).stream());
    }

    private static String name(Use use) {
        return use.parameter().name();
    }

    /** Gives the parameters that an INSERT makes a key of a key that no instance has. */
    private void create(Statement statement, Map<String, Object> values) {
        if (statement instanceof Statement.Insert insert) {
            Entity entity = insert.entity();
            long number = (next.merge(entity, 1L, Long::sum) - 1) * parts + part + data.count(entity);
            List<Object> key = data.key(entity, number);
            give(insert.key(), key, values);
            List<Object> given = new ArrayList<>();
            for (int i = 0; i < key.size(); i++) {
                given.add(insert.key().get(i) instanceof Parameter p ? values.get(p.name()) : key.get(i));
            }
            born.computeIfAbsent(entity, e -> new ArrayList<>()).add(given);
        }
    }

    /** Gives parameters that have no value yet those of a key. */
    private static void give(List<Operand> operands, List<Object> key, Map<String, Object> values) {
        for (int i = 0; i < key.size(); i++) {
            if (operands.get(i) instanceof Parameter parameter) {
                values.putIfAbsent(parameter.name(), key.get(i));
            }
        }
    }

    /** Gives the parameters that name an instance by several columns the key of one. */
    private void name(Statement statement, Map<String, Object> values) {
        statement.visit(
                select -> {},
                insert -> {},
                update -> {},
                delete -> {},
                connect -> name(connect.target().entity(), connect.key(), values),
                disconnect -> name(disconnect.target().entity(), disconnect.key(), values));
        statement.connections().forEach(c -> name(c.step().target(), c.key(), values));
    }

    private void name(Entity entity, List<Operand> key, Map<String, Object> values) {
        boolean open = key.stream().anyMatch(o -> o instanceof Parameter p && !values.containsKey(p.name()));
        if (entity.soleKey().isEmpty() && open) {
            List<List<Object>> newcomers = born.getOrDefault(entity, List.of());
            boolean old = newcomers.isEmpty() || random.nextInt(4) > 0;
            give(
                    key,
                    old ? data.key(entity, below(data.count(entity))) : newcomers.get(random.nextInt(newcomers.size())),
                    values);
        }
    }

    /** Gives parameters that are the only end of a range a value that so many others are beyond. */
    private void narrow(Statement statement, Map<String, Object> values) {
        Map<Column, List<Predicate>> ranges = statement.where().stream()
                .filter(Estimates::isRange)
                .collect(Collectors.groupingBy(Predicate::column, LinkedHashMap::new, Collectors.toList()));
        ranges.values().stream()
                .filter(r -> r.size() == 1)
                .forEach(r ->
                        Use.compared(r.get(0)).forEach(u -> values.putIfAbsent(name(u), end((Compare) r.get(0), u))));
    }

    /** The outermost of n values has one of n + 1 beyond it, on average. */
    private Object end(Compare range, Use use) {
        Comparator<Object> upwards = Comparing.values(range.column());
        Comparator<Object> outwards = range.comparison().isLowerEnd() ? upwards : upwards.reversed();
        return Stream.generate(() -> sample(use))
                .limit(Math.round(1 / Estimates.RANGE) - 1)
                .max(outwards)
                .orElseThrow();
    }

    /** Gives the parameters that a statement compares with values that one tuple has. */
    private void match(Statement statement, Map<String, Object> values) {
        walk(statement.graph()).ifPresent(tuple -> {
            Tuples tuples = new Tuples(data, statement.graph());
            for (Predicate predicate : statement.where()) {
                Object value = tuples.value(tuple, predicate.column());
                for (Use use : Use.compared(predicate)) {
                    if (value != null && !values.containsKey(name(use))) {
                        values.put(name(use), use.kind() == Use.Kind.LISTED ? list(use, value) : value);
                    }
                }
            }
        });
    }

    private List<Object> list(Use use, Object value) {
        List<Object> list = new ArrayList<>(List.of(value));
        int more = random.nextInt(3);
        for (int i = 0; i < more; i++) {
            list.add(sample(use));
        }
        return list.stream().distinct().toList();
    }

    /** A random walk through a graph, from a random instance; empty if it ends where there is no partner. */
    private Optional<long[]> walk(QueryGraph graph) {
        long[] tuple = new long[graph.nodes().size()];
        tuple[0] = below(data.count(graph.root().entity()));
        for (Edge edge : graph.edges()) {
            long[] partners = data.partners(edge.step(), tuple[edge.from().number()]);
            if (partners.length == 0) {
                return Optional.empty();
            }
            tuple[edge.to().number()] = partners[random.nextInt(partners.length)];
        }
        return Optional.of(tuple);
    }

    private long below(long bound) {
        return (long) (random.nextDouble() * bound);
    }

    private Object any(Use use) {
        if (use.kind() == Use.Kind.LISTED) {
            return list(use, sample(use));
        }
        return sample(use);
    }

    private Object sample(Use use) {
        List<List<Object>> newcomers = born.getOrDefault(use.entity(), List.of());
        if (use.isKey() && !newcomers.isEmpty() && random.nextInt(4) == 0) {
            return newcomers.get(random.nextInt(newcomers.size())).get(0);
        }
        return data.sample(use.entity(), use.attributes(), use.type(), random.nextLong());
    }
}
