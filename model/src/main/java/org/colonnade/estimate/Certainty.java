package org.colonnade.estimate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.workload.Column;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;

/**
 * Knows which steps lead to exactly one partner, whatever the statements of the design do.
 *
 * <p>A relationship that is declared mandatory is not certain where a statement can break it: an INSERT without the
 * partner, a DISCONNECT, a DELETE of the partner's entity, or, if it is one-to-one, a CONNECT or INSERT that takes the
 * partner away from another instance, unless the same request has just inserted it. A join along a certain step neither
 * drops a row nor adds one, so a family over more entities than a query still holds the query's answer.
 */
public final class Certainty {
    private final Set<Relationship> broken = new HashSet<>();
    private final Set<Entity> deleted = new HashSet<>();
    private final List<Insert> inserted = new ArrayList<>();

    public Certainty(List<Request> requests) {
        requests.forEach(this::note);
    }

    private void note(Request request) {
        List<Insert> before = new ArrayList<>();
        for (Statement statement : request.statements()) {
            note(statement);
            takings(statement)
                    .filter(c -> !isNew(c, before))
                    .forEach(c -> broken.add(c.step().relationship()));
            if (statement instanceof Insert insert) {
                before.add(insert);
            }
        }
    }

    /** Returns the connections that may take a partner away from another instance of the declaring entity. */
    private static Stream<Connection> takings(Statement statement) {
        Stream<Connection> connections = statement.match(
                select -> Stream.empty(),
                insert -> insert.connections().stream().filter(c -> c.step().isForward()),
                update -> Stream.empty(),
                delete -> Stream.empty(),
                connect -> Stream.of(connect.connection()),
                disconnect -> Stream.empty());
        return connections.filter(c -> c.step().relationship().cardinality() == Cardinality.ONE_TO_ONE);
    }

    private static boolean isNew(Connection connection, List<Insert> before) {
        return before.stream()
                .filter(i -> connection.step().isForward()
                        && i.entity().equals(connection.step().target()))
                .anyMatch(i -> areSame(connection.key(), i.key()));
    }

    private static boolean areSame(List<Operand> some, List<Operand> others) {
        return IntStream.range(0, some.size())
                .allMatch(i -> some.get(i) instanceof Parameter key && key.isSame(others.get(i)));
    }

    private void note(Statement statement) {
        statement.visit(
                select -> {},
                inserted::add,
                update -> {},
                delete -> deleted.add(delete.target().entity()),
                connect -> {},
                disconnect -> broken.add(disconnect.connection().step().relationship()));
    }

    /** Returns whether each source instance always has exactly one partner: one that belongs to its key, or that stays. */
    public boolean isCertain(Step step) {
        return isTied(step) && (step.isIdentifying() || stays(step.target()));
    }

    /** Returns whether instances of an entity are never deleted, nor any that belong to their keys. */
    public boolean stays(Entity entity) {
        return deleted.stream().noneMatch(d -> d.equals(entity) || entity.goesWith(d));
    }

    /** Whether each source instance always has exactly one link, even if it leads to a partner that was deleted. */
    public boolean isTied(Step step) {
        return step.isToOne()
                && step.isMandatory()
                && !broken.contains(step.relationship())
                && inserted.stream().noneMatch(i -> omits(i, step));
    }

    /**
     * Returns whether an instance may lack a value in this column: the attribute is optional, or an INSERT leaves it
     * out. A family with such an attribute in its key has no entry for these instances.
     */
    public boolean mayBeMissing(Column column) {
        return column.attributes().stream().anyMatch(Attribute::optional)
                || inserted.stream().anyMatch(i -> omits(i, column));
    }

    private static boolean omits(Insert insert, Column column) {
        return insert.entity().equals(column.node().entity())
                && insert.set().stream()
                        .noneMatch(a -> a.attribute().equals(column.attributes().get(0)));
    }

    private static boolean omits(Insert insert, Step step) {
        return insert.entity().equals(step.source())
                && insert.connections().stream().noneMatch(c -> c.step().equals(step));
    }
}
