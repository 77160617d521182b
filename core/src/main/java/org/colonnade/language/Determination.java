package org.colonnade.language;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;

/** Which instances of a tuple the key of a family's entry determines: those it names, and what they lead to one by one. */
final class Determination {
    private Determination() {}

    static Set<Node> of(Family family) {
        Set<Node> known = new HashSet<>();
        Stream.concat(family.partition().stream(), family.clustering().stream().map(Ordering::column))
                .filter(Column::isKey)
                .forEach(c -> known.add(c.node()));
        List<Edge> edges = family.graph().edges();
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Edge edge : edges) {
                grew |= edge.step().isToOne() && known.contains(edge.from()) && known.add(edge.to());
                grew |= edge.step().reverse().isToOne() && known.contains(edge.to()) && known.add(edge.from());
            }
        }
        return known;
    }
}
