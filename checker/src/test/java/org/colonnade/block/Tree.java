package org.colonnade.block;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.grouping.Group;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;

/**
 * A block of a world, as its nodes are found by following the grouping or joining the tuples.
 *
 * @param instance the one at this node; none for blocks and entries of families
 * @param branches for each child that the production names, in its order, the nodes in its place
 */
record Tree(String kind, OptionalInt instance, List<List<Tree>> branches) {
    private static final int DEEPEST = 3;

    /** The groups of a kind. */
    static Stream<Tree> groups(Group root, BlockGrammar grammar, World world) {
        return world.instances(root.entity()).stream()
                .map(i -> group(root, root.entity().name(), i, grammar, world, 0));
    }

    private static Tree group(Group group, String path, int instance, BlockGrammar grammar, World world, int depth) {
        List<List<Tree>> branches = new ArrayList<>();
        for (Group member : group.members()) {
            Step step = member.step().orElseThrow();
            List<Tree> below = new ArrayList<>();
            for (int partner : world.partners(instance, step)) {
                if (!member.isRecursive()) {
                    below.add(group(member, path + "." + step.name(), partner, grammar, world, depth));
                } else if (depth < DEEPEST) {
                    below.add(group(group, path, partner, grammar, world, depth + 1));
                }
            }
            branches.add(below);
        }
        return new Tree(kind(grammar, path), OptionalInt.of(instance), branches);
    }

    private static String kind(BlockGrammar grammar, String path) {
        return grammar.places().values().stream()
                .filter(p -> p.entity().isPresent() && p.path().equals(path))
                .findFirst()
                .orElseThrow()
                .kind();
    }

    /** The blocks of a family. */
    static Stream<Tree> blocks(Family family, BlockGrammar grammar, World world) {
        List<Map<Node, Integer>> tuples = List.of(Map.of());
        for (Node node : family.graph().nodes()) {
            tuples = tuples.stream()
                    .flatMap(t -> extended(t, node, family, world))
                    .toList();
        }
        Map<List<Integer>, List<Map<Node, Integer>>> blocks = new LinkedHashMap<>();
        tuples.forEach(t -> blocks.computeIfAbsent(
                        family.partition().stream().map(c -> t.get(c.node())).toList(), k -> new ArrayList<>())
                .add(t));
        return blocks.values().stream().map(b -> block(b, family, grammar));
    }

    private static Stream<Map<Node, Integer>> extended(
            Map<Node, Integer> tuple, Node node, Family family, World world) {
        List<Integer> instances = family.graph()
                .edgeTo(node)
                .map((Edge e) -> List.copyOf(world.partners(tuple.get(e.from()), e.step())))
                .orElseGet(() -> world.instances(node.entity()));
        return instances.stream().map(i -> {
            Map<Node, Integer> longer = new HashMap<>(tuple);
            longer.put(node, i);
            return longer;
        });
    }

    private static Tree block(List<Map<Node, Integer>> tuples, Family family, BlockGrammar grammar) {
        Set<Node> shared = Determination.of(
                family.graph(), family.partition().stream().map(c -> c.node()).collect(Collectors.toSet()));
        boolean single = shared.size() == family.graph().nodes().size();
        List<List<List<Tree>>> entries =
                tuples.stream().map(t -> entry(t, family, grammar)).toList();
        if (single || grammar.places().size() == 1) {
            return new Tree(
                    family.name(), OptionalInt.empty(), grammar.places().size() == 1 ? List.of() : entries.get(0));
        }
        List<Tree> below = entries.stream()
                .map(e -> new Tree("entry", OptionalInt.empty(), e))
                .toList();
        return new Tree(family.name(), OptionalInt.empty(), List.of(below));
    }

    private static List<List<Tree>> entry(Map<Node, Integer> tuple, Family family, BlockGrammar grammar) {
        List<List<Tree>> nodes = new ArrayList<>();
        for (Place place : grammar.places().values()) {
            place.entity().ifPresent(e -> {
                Node node = family.graph().nodes().stream()
                        .filter(n -> n.at().equals(place.at()))
                        .findFirst()
                        .orElseThrow();
                nodes.add(List.of(new Tree(place.kind(), OptionalInt.of(tuple.get(node)), List.of())));
            });
        }
        return nodes;
    }
}
