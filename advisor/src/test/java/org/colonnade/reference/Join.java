package org.colonnade.reference;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;

/** The join of a query graph by nested loops: tuples with an instance for each node, by its number. */
record Join(Database database, QueryGraph graph) {

    List<List<Instance>> tuples() {
        List<List<Instance>> tuples = new ArrayList<>();
        database.all(graph.root().entity()).forEach(i -> tuples.add(List.of(i)));
        List<List<Instance>> grown = tuples;
        for (Edge edge : graph.edges()) {
            grown = grown.stream()
                    .flatMap(t -> database.partners(t.get(edge.from().number()), edge.step()).stream()
                            .map(i -> with(t, i)))
                    .toList();
        }
        return grown;
    }

    private static List<Instance> with(List<Instance> tuple, Instance more) {
        List<Instance> longer = new ArrayList<>(tuple);
        longer.add(more);
        return longer;
    }

    /** The tuples that satisfy all predicates. */
    List<List<Instance>> tuples(List<Predicate> where, Arguments arguments) {
        return tuples().stream()
                .filter(t -> where.stream().allMatch(p -> arguments.holds(p, value(t, p.column()))))
                .toList();
    }

    /** The value of a column, or null. */
    Object value(List<Instance> tuple, Column column) {
        return Values.inside(
                database.values(tuple.get(column.node().number()))
                        .get(column.attributes().get(0)),
                Values.inner(column));
    }
}
