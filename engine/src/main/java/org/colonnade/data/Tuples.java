package org.colonnade.data;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.colonnade.store.Values;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.QueryGraph;

/** The join of a query graph over some data: a tuple has the number of an instance for each node. */
public final class Tuples {
    private final Data data;
    private final QueryGraph graph;
    private final List<Edge> edges;

    public Tuples(Data data, QueryGraph graph) {
        this.data = data;
        this.graph = graph;
        this.edges = graph.edges();
    }

    /** Returns how many instances tuples can begin with. */
    public long roots() {
        return data.count(graph.root().entity());
    }

    /** Passes on the tuples that begin with an instance, one after another. */
    public void forEach(long root, Consumer<long[]> action) {
        long[] tuple = new long[graph.nodes().size()];
        tuple[0] = root;
        grow(tuple, 0, action);
    }

    private void grow(long[] tuple, int edge, Consumer<long[]> action) {
        if (edge == edges.size()) {
            action.accept(Arrays.copyOf(tuple, tuple.length));
            return;
        }
        Edge next = edges.get(edge);
        for (long partner : data.partners(next.step(), tuple[next.from().number()])) {
            tuple[edge + 1] = partner;
            grow(tuple, edge + 1, action);
        }
    }

    /** Returns the value of a column in a tuple, or null. */
    public Object value(long[] tuple, Column column) {
        Object whole = data.value(
                column.node().entity(),
                column.attributes().get(0),
                tuple[column.node().number()]);
        return Values.inside(
                whole, column.attributes().stream().skip(1).map(a -> a.name()).toList());
    }
}
