package org.colonnade.writer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.writer.State.Instance;
import org.colonnade.writer.State.Link;

/**
 * Some tuples of a query graph, side by side in the least state that holds them.
 *
 * <p>Without inequalities a statement runs in any state that holds more links as well, so what is true of all
 * these least states, or of none, is true of all states, or of none, whatever their size.
 *
 * @param keys for each tuple and node, the key of the instance there
 * @param parameters for each tuple, the values with which the statement finds it
 */
record Tuples(List<List<Integer>> keys, List<Map<String, Integer>> parameters, State state) {

    /** All ways to lay so many tuples side by side, up to the names of the instances. */
    static Stream<Tuples> all(QueryGraph graph, List<Predicate> where, int count) {
        Stream<List<List<Integer>>> begun =
                count == 1 ? Stream.of(List.of()) : all(graph, where, count - 1).map(Tuples::keys);
        return begun.flatMap(before -> lists(before, graph.nodes().size()).map(last -> {
                    List<List<Integer>> keys = new ArrayList<>(before);
                    keys.add(last);
                    return keys;
                }))
                .flatMap(keys -> of(graph, where, keys).stream());
    }

    /** All lists of a length in which each number is at most one more than those before it, here and in other lists. */
    private static Stream<List<Integer>> lists(List<List<Integer>> before, int length) {
        if (length == 0) {
            return Stream.of(List.of());
        }
        int used =
                before.stream().flatMap(List::stream).mapToInt(k -> k + 1).max().orElse(0);
        return lists(before, length - 1).flatMap(list -> {
            int next = list.stream().mapToInt(k -> k + 1).reduce(used, Math::max);
            return IntStream.rangeClosed(0, next).mapToObj(key -> {
                List<Integer> longer = new ArrayList<>(list);
                longer.add(key);
                return longer;
            });
        });
    }

    private static Optional<Tuples> of(QueryGraph graph, List<Predicate> where, List<List<Integer>> keys) {
        State state = new State(new HashSet<>(), new HashSet<>(), Map.of());
        List<Map<String, Integer>> parameters = new ArrayList<>();
        for (List<Integer> tuple : keys) {
            Map<String, Integer> values = new HashMap<>(Map.of("new", 0));
            if (!satisfies(tuple, where, values) || !joins(tuple, graph, state)) {
                return Optional.empty();
            }
            parameters.add(values);
        }
        return Optional.of(new Tuples(keys, parameters, state));
    }

    /** Gives the parameters the values that the predicates ask for, if they agree. */
    private static boolean satisfies(List<Integer> tuple, List<Predicate> where, Map<String, Integer> values) {
        for (Predicate predicate : where) {
            Parameter parameter = (Parameter) ((Predicate.Compare) predicate).operand();
            Integer key = tuple.get(predicate.column().node().number());
            if (!key.equals(values.computeIfAbsent(parameter.name(), p -> key))) {
                return false;
            }
        }
        return true;
    }

    /** Adds a tuple's instances and links to a state, if its relationships admit them. */
    private static boolean joins(List<Integer> tuple, QueryGraph graph, State state) {
        for (Node node : graph.nodes()) {
            state.instances().add(new Instance(node.entity(), tuple.get(node.number())));
        }
        for (Edge edge : graph.edges()) {
            int from = tuple.get(edge.from().number());
            int to = tuple.get(edge.to().number());
            Link link = edge.step().isForward()
                    ? new Link(edge.step().relationship(), from, to)
                    : new Link(edge.step().relationship(), to, from);
            if (!state.admits(link)) {
                return false;
            }
            state.tie(link);
        }
        return true;
    }
}
