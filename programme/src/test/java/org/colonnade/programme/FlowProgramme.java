package org.colonnade.programme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Random programmes of the advisor's shape. Queries walk over a graph of entities; a family answers a stretch of such
 * a walk, and comes in variants; a plan of a query is a way from the first state to the last along families, which
 * may cover more than what is still missing. The longer the stretch, the dearer the upkeep
 * and the fewer the queries that share it.
 *
 * <p>A support query has an outflow of at least each supported family. As a way of another query has no more than one
 * family of a stretch, that outflow is also at least the sum of all that this query has of the stretch's families: rows
 * that follow from the others for whole numbers, but not in the relaxation, which is 13 % lower without them.
 */
public final class FlowProgramme {
    /** The size of a programme. */
    public record Shape(int queries, int length, int entities, int variants) {
        public static final Shape TINY = new Shape(2, 2, 2, 1);
        public static final Shape SMALL = new Shape(10, 3, 3, 3);
        public static final Shape M = new Shape(100, 4, 16, 14);
        public static final Shape L = new Shape(300, 4, 30, 17);
        public static final Shape XL = new Shape(1000, 4, 100, 23);
    }

    /**
     * What else is in it: what upkeep is multiplied by; how many queries a request has, which begin alike and fetch
     * together; how many updates there are, each with support queries; and the budget, as a share of the space that
     * all candidates take together.
     */
    public record Load(double upkeep, int together, int updates, double budget) {
        public static final Load READS = new Load(1, 1, 0, 1);

        public Load within(double share) {
            return new Load(upkeep, together, updates, share);
        }
    }

    private record Family(int variable, double size) {}

    private record Support(List<Integer> stretch, Sum outflow) {}

    private static final int NEIGHBOURS = 2;

    private final Shape shape;
    private final Load load;
    private final Random random;
    private final Programme.Builder builder = new Programme.Builder();
    private final Map<List<Integer>, List<Family>> families = new LinkedHashMap<>();
    private final Map<Family, Integer> fetches = new LinkedHashMap<>();
    private final Map<List<Integer>, List<Sum>> uses = new LinkedHashMap<>();
    private final List<Support> supports = new ArrayList<>();
    private List<Integer> before = List.of();

    private FlowProgramme(Shape shape, long seed, Load load) {
        this.shape = shape;
        this.load = load;
        this.random = new Random(seed);
    }

    public static Programme of(Shape shape, long seed) {
        return of(shape, seed, Load.READS);
    }

    /** With a budget: a share of the space that all candidates take together. */
    public static Programme within(Shape shape, long seed, double share) {
        return of(shape, seed, Load.READS.within(share));
    }

    public static Programme of(Shape shape, long seed, Load load) {
        FlowProgramme programme = new FlowProgramme(shape, seed, load);
        for (int query = 0; query < shape.queries(); query++) {
            programme.add(query);
        }
        for (int update = 0; update < load.updates(); update++) {
            programme.update(update);
        }
        programme.supports.forEach(programme::tighten);
        if (load.budget() < 1) {
            programme.budget(load.budget());
        }
        return programme.builder.build();
    }

    private void add(int query) {
        boolean first = query % load.together() == 0;
        List<Integer> walk = walk(first ? List.of() : before.subList(0, shape.length() / 2 + 1));
        double weight = 100.0 / (1 + random.nextInt(shape.queries()));
        before = walk;
        if (first) {
            fetches.clear();
        }
        Sum[] flow = flow("q" + query, walk, weight);
        for (int state = 0; state < shape.length(); state++) {
            builder.row(flow[state].equalTo(state == 0 ? 1 : 0));
        }
    }

    private Sum[] flow(String name, List<Integer> walk, double weight) {
        int length = walk.size() - 1;
        Sum[] flow = new Sum[length + 1];
        for (int state = 0; state < flow.length; state++) {
            flow[state] = new Sum();
        }
        Map<Family, Sum> links = new LinkedHashMap<>();
        for (int first = 0; first < length; first++) {
            for (int to = first + 1; to <= length; to++) {
                List<Integer> stretch = List.copyOf(walk.subList(first, to + 1));
                Sum use = new Sum();
                uses.computeIfAbsent(stretch, s -> new ArrayList<>()).add(use);
                for (Family family : families.computeIfAbsent(stretch, this::variants)) {
                    for (int from = first; from < to; from++) {
                        double cost = weight * (from + 1) * (1 + 2 * random.nextDouble()) * (1 + 0.1 * (to - first));
                        int step = builder.variable(
                                name + "_" + from + to + "_" + family.variable,
                                load.together() > 1 ? 0.1 * cost : cost);
                        flow[from].plus(step);
                        flow[to].minus(step);
                        use.plus(step);
                        links.computeIfAbsent(family, f -> new Sum()).plus(step);
                    }
                }
            }
        }
        links.forEach((family, link) ->
                builder.row(link.minus(load.together() > 1 ? fetch(name, family, weight) : family.variable)
                        .atMost(0)));
        return flow;
    }

    /** What the queries of a request pay for once. */
    private int fetch(String name, Family family, double weight) {
        return fetches.computeIfAbsent(family, f -> {
            int fetch = builder.variable(name + "_z_" + f.variable, weight * (1 + 3 * random.nextDouble()));
            builder.row(new Sum().plus(fetch).minus(f.variable).atMost(0));
            return fetch;
        });
    }

    /** Of an entity: whatever leads to it has to be found again for each stretch that goes on from there. */
    private void update(int update) {
        int entity = random.nextInt(shape.entities());
        double weight = load.upkeep() * 10 / (1 + random.nextInt(load.updates()));
        fetches.clear();
        for (List<Integer> stretch : List.copyOf(families.keySet())) {
            int place = stretch.indexOf(entity);
            if (place > 0) {
                Sum outflow = support("u" + update + name(stretch), stretch.subList(0, place + 1), weight);
                families.get(stretch)
                        .forEach(family ->
                                builder.row(copy(outflow).minus(family.variable).atLeast(0)));
                supports.add(new Support(stretch, outflow));
            }
        }
    }

    private Sum support(String name, List<Integer> walk, double weight) {
        Sum[] flow = flow(name, walk, weight);
        for (int state = 1; state < flow.length - 1; state++) {
            builder.row(flow[state].equalTo(0));
        }
        return flow[0];
    }

    private void tighten(Support support) {
        for (Sum use : uses.get(support.stretch)) {
            Sum row = copy(support.outflow);
            LinearCondition used = use.atLeast(0);
            for (int i = 0; i < used.size(); i++) {
                row.minus(used.variable(i));
            }
            builder.row(row.atLeast(0));
        }
    }

    private static Sum copy(Sum sum) {
        LinearCondition row = sum.atLeast(0);
        Sum copy = new Sum();
        for (int i = 0; i < row.size(); i++) {
            copy.plus(row.coefficient(i), row.variable(i));
        }
        return copy;
    }

    private List<Integer> walk(List<Integer> beginning) {
        List<Integer> walk = new ArrayList<>(beginning);
        if (walk.isEmpty()) {
            walk.add(random.nextInt(shape.entities()));
        }
        while (walk.size() <= shape.length()) {
            int last = walk.get(walk.size() - 1);
            walk.add((NEIGHBOURS * last + random.nextInt(NEIGHBOURS) + 1) % shape.entities());
        }
        return walk;
    }

    private List<Family> variants(List<Integer> stretch) {
        List<Family> variants = new ArrayList<>();
        double upkeep = random.nextInt(4) == 0 ? 0 : load.upkeep() * 20 * random.nextDouble() * (stretch.size() - 1);
        for (int i = 0; i < shape.variants(); i++) {
            double cost = upkeep * (0.5 + random.nextDouble());
            String name = "f" + name(stretch) + "_" + i;
            double size = Math.rint(1000 * stretch.size() * (0.1 + random.nextDouble()));
            int variable = load.equals(Load.READS.within(load.budget()))
                    ? builder.countingVariable(name, cost)
                    : builder.countingVariable(name, cost, size);
            variants.add(new Family(variable, size));
        }
        return variants;
    }

    private static String name(List<Integer> stretch) {
        return stretch.stream().map(entity -> "_" + entity).collect(Collectors.joining());
    }

    private void budget(double share) {
        Sum space = new Sum();
        double all = 0;
        for (List<Family> variants : families.values()) {
            for (Family family : variants) {
                space.plus((long) family.size, family.variable);
                all += family.size;
            }
        }
        builder.row(space.atMost((long) (share * all)));
    }
}
