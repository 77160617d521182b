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

    private record Family(int variable, double size) {}

    private static final int NEIGHBOURS = 2;

    private final Shape shape;
    private final Random random;
    private final Programme.Builder builder = new Programme.Builder();
    private final Map<List<Integer>, List<Family>> families = new LinkedHashMap<>();

    private FlowProgramme(Shape shape, long seed) {
        this.shape = shape;
        this.random = new Random(seed);
    }

    public static Programme of(Shape shape, long seed) {
        return within(shape, seed, 1);
    }

    /** With a budget: a share of the space that all candidates take together. */
    public static Programme within(Shape shape, long seed, double share) {
        FlowProgramme programme = new FlowProgramme(shape, seed);
        for (int query = 0; query < shape.queries(); query++) {
            programme.add(query);
        }
        if (share < 1) {
            programme.budget(share);
        }
        return programme.builder.build();
    }

    private void add(int query) {
        List<Integer> walk = walk();
        double weight = 100.0 / (1 + random.nextInt(shape.queries()));
        Sum[] flow = new Sum[shape.length() + 1];
        for (int state = 0; state < flow.length; state++) {
            flow[state] = new Sum();
        }
        Map<Family, Sum> uses = new LinkedHashMap<>();
        for (int first = 0; first < shape.length(); first++) {
            for (int to = first + 1; to <= shape.length(); to++) {
                for (Family family :
                        families.computeIfAbsent(List.copyOf(walk.subList(first, to + 1)), this::variants)) {
                    for (int from = first; from < to; from++) {
                        double cost = weight * (from + 1) * (1 + 2 * random.nextDouble()) * (1 + 0.1 * (to - first));
                        int step = builder.variable("q" + query + "_" + from + to + "_" + family.variable, cost);
                        flow[from].plus(step);
                        flow[to].minus(step);
                        uses.computeIfAbsent(family, f -> new Sum()).plus(step);
                    }
                }
            }
        }
        uses.forEach((family, use) -> builder.row(use.minus(family.variable).atMost(0)));
        for (int state = 0; state < shape.length(); state++) {
            builder.row(flow[state].equalTo(state == 0 ? 1 : 0));
        }
    }

    private List<Integer> walk() {
        List<Integer> walk = new ArrayList<>();
        walk.add(random.nextInt(shape.entities()));
        while (walk.size() <= shape.length()) {
            int last = walk.get(walk.size() - 1);
            walk.add((NEIGHBOURS * last + random.nextInt(NEIGHBOURS) + 1) % shape.entities());
        }
        return walk;
    }

    private List<Family> variants(List<Integer> stretch) {
        List<Family> variants = new ArrayList<>();
        double upkeep = random.nextInt(4) == 0 ? 0 : 20 * random.nextDouble() * (stretch.size() - 1);
        for (int i = 0; i < shape.variants(); i++) {
            double cost = upkeep * (0.5 + random.nextDouble());
            int variable = builder.countingVariable("f" + name(stretch) + "_" + i, cost);
            variants.add(new Family(variable, Math.rint(1000 * stretch.size() * (0.1 + random.nextDouble()))));
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
