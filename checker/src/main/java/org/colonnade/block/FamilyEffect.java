package org.colonnade.block;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement;
import org.colonnade.writer.Touch;

/**
 * The effect of a statement on the instances that it touches, as families see it.
 *
 * <p>A family changes by an UPDATE only if it stores an attribute that is set; by a link only if its graph joins along
 * it; by an INSERT only if the new instance is connected along every join at its node, as otherwise no tuple exists.
 */
record FamilyEffect(Statement statement, Touch touch) {
    static FamilyEffect of(Cause cause) {
        return new FamilyEffect(cause.statement(), cause.touch());
    }

    /** Returns whether entries of a family can change because the touched instance stands at a node of their tuples. */
    boolean isIn(Family family, Node node) {
        List<Step> joins = family.graph().around(node).stream().map(Edge::step).toList();
        return switch (touch.act()) {
            case INSERT -> connections().map(Connection::step).toList().containsAll(joins);
            case UPDATE -> stores(family, node);
            case DELETE -> true;
            case CONNECT, DISCONNECT -> joins.stream().anyMatch(this::links);
        };
    }

    private boolean stores(Family family, Node node) {
        return statement instanceof Statement.Update update
                && family.columns().stream()
                        .filter(c -> c.node().equals(node))
                        .anyMatch(c -> update.set().stream()
                                .anyMatch(
                                        a -> a.attribute().equals(c.attributes().get(0))));
    }

    /** Returns whether a link along a step, which belongs to its source, may be made or removed. */
    private boolean links(Step step) {
        return step.isForward()
                && connections().anyMatch(c -> c.step().relationship().equals(step.relationship()));
    }

    private Stream<Connection> connections() {
        return statement.connections().stream();
    }
}
