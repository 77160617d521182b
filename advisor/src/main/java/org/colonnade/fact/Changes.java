package org.colonnade.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.fact.Designation.Named;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Delete;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Update;

/**
 * The facts that an update changes.
 *
 * <p>An instance may lose a partner that the statement does not name: one that is deleted, or that is tied to another
 * along a to-one step. Then the key of that partner counts as changed: whoever walks there reads it.
 */
public final class Changes {
    private final List<TouchedFact> all = new ArrayList<>();

    private Changes() {}

    public static List<TouchedFact> of(Statement statement) {
        Changes changes = new Changes();
        statement.visit(
                select -> {},
                changes::insert,
                changes::update,
                changes::delete,
                connect -> changes.tie(new Named(connect.key()), connect.connection()),
                disconnect -> changes.partners(new Named(disconnect.key()), disconnect.connection()));
        return changes.all;
    }

    private void insert(Insert insert) {
        everything(insert.entity(), new Designation.New());
        insert.connections().forEach(c -> tie(new Designation.New(), c));
    }

    private void update(Update update) {
        Designation target = target(update);
        update.set().forEach(a -> add(Fact.attribute(update.target().entity(), a.attribute()), target));
    }

    /** Which instances an UPDATE or DELETE is about; unknown for the other updates, which have no predicates. */
    static Designation target(Statement statement) {
        return named(statement.graph(), statement.where(), statement.target()).orElse(new Designation.Unknown());
    }

    /** The instance at a node whose key predicates give. */
    static Optional<Designation> named(QueryGraph graph, List<Predicate> where, Node node) {
        return Predicate.key(graph, node, where).map(Named::new);
    }

    /** Dependants are reached from what goes. */
    private void delete(Delete delete) {
        Designation target = target(delete);
        everything(delete.target().entity(), target);
        Designation below = target.isTold() ? new Designation.Reached() : target;
        delete.dependants().forEach(p -> everything(p.start(), below));
    }

    private void everything(Entity entity, Designation place) {
        if (entity.attributes().stream().noneMatch(Attribute::isKey)) {
            add(Fact.key(entity), place);
        }
        entity.attributes().forEach(a -> add(Fact.attribute(entity, a), place));
    }

    private void partners(Designation here, Connection connection) {
        Step step = connection.step();
        add(Fact.partners(step), here);
        add(Fact.partners(step.reverse()), new Named(connection.key()));
    }

    private void tie(Designation here, Connection connection) {
        partners(here, connection);
        Step step = connection.step();
        if (step.isToOne()) {
            add(Fact.key(step.source()), here);
        }
        if (step.reverse().isToOne()) {
            add(Fact.key(step.target()), new Named(connection.key()));
        }
    }

    private void add(Fact fact, Designation place) {
        all.add(new TouchedFact(fact, place));
    }
}
