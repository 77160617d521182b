package org.colonnade.writer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.workload.Actor;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Tie;
import org.colonnade.workload.Tie.Mention;

/**
 * Derives, for one actor, what a statement touches; the rules are those of the package.
 *
 * <p>Paths along steps of {@code made} are not relied on, except in the state after an INSERT.
 */
final class TouchDerivation {
    private final Actor actor;
    private final Set<Step> made;
    private final Optional<Me> me;

    TouchDerivation(Actor actor, Set<Step> made) {
        this.actor = actor;
        this.made = Set.copyOf(made);
        this.me = Me.of(actor);
    }

    List<Touch> touches(Statement statement) {
        return statement.match(
                select -> List.of(),
                this::insert,
                update -> List.of(target(update, Act.UPDATE)),
                this::delete,
                connect -> connect(connect.tie()),
                disconnect -> List.of(disconnect(disconnect.tie())));
    }

    private Touch target(Statement statement, Act act) {
        Node target = statement.target();
        return touch(target.entity(), act, guards(statement.graph(), target, statement.where()));
    }

    /** What goes, and its dependants, whose way to it is certain. */
    private List<Touch> delete(Statement.Delete delete) {
        List<Path> guards = guards(delete.graph(), delete.target(), delete.where());
        List<Touch> touches = new ArrayList<>(List.of(touch(delete.target().entity(), Act.DELETE, guards)));
        for (Path dependant : delete.dependants()) {
            List<Path> paths = guards.stream().map(g -> joined(dependant, g)).toList();
            touches.add(touch(dependant.start(), Act.DELETE, paths));
        }
        return touches;
    }

    private static Path joined(Path first, Path second) {
        Path joined = first;
        for (Step step : second.steps()) {
            joined = joined.along(step);
        }
        return joined;
    }

    private List<Touch> insert(Statement.Insert insert) {
        List<Touch> touches = new ArrayList<>(List.of(touch(insert.entity(), Act.INSERT, newcomer(insert))));
        for (Tie tie : insert.ties()) {
            if (!tie.step().isForward()) {
                touches.add(holder(tie));
            } else if (tie.displaces()) {
                touches.add(displaced(tie));
            }
        }
        return touches;
    }

    /** The ways from a new instance to the acting user, in the state after. */
    private List<Path> newcomer(Statement.Insert insert) {
        List<Path> paths = new ArrayList<>(itself(insert.mention()));
        insert.connections().stream()
                .filter(c -> insert.connections().stream().noneMatch(other -> replaces(other, c)))
                .forEach(c -> paths.addAll(along(c.step(), c.key())));
        return paths;
    }

    /** Returns whether a connection of an INSERT may undo another: both set one link if an instance is its partner. */
    private static boolean replaces(Connection one, Connection other) {
        Relationship relationship = one.step().relationship();
        return one != other
                && relationship.equals(other.step().relationship())
                && relationship.cardinality() != Cardinality.MANY_TO_MANY
                && (one.step().isToOne() || !one.step().equals(other.step()));
    }

    /** Returns the ways from the target to nodes that can only be the acting user, and the most direct to-one way. */
    private List<Path> guards(QueryGraph graph, Node target, List<Predicate> where) {
        if (me.isEmpty()) {
            return List.of();
        }
        Coincidence coincidence = new Coincidence(graph, where);
        List<Path> paths = new ArrayList<>();
        for (Node node : coincidence.nodesOf(me.get())) {
            paths.add(graph.path(target, node));
            coincidence.toOneWalk(target, node).ifPresent(paths::add);
        }
        return paths;
    }

    private List<Touch> connect(Tie tie) {
        return tie.displaces() ? List.of(holder(tie), displaced(tie)) : List.of(holder(tie));
    }

    private Touch holder(Tie tie) {
        return touch(tie.holder().entity(), Act.CONNECT, itself(tie.holder()));
    }

    /** Another instance was tied to the same partner before. */
    private Touch displaced(Tie tie) {
        return touch(
                tie.holder().entity(),
                Act.DISCONNECT,
                along(tie.forward(), tie.partner().key()));
    }

    private Touch disconnect(Tie tie) {
        List<Path> paths = new ArrayList<>(itself(tie.holder()));
        paths.addAll(along(tie.forward(), tie.partner().key()));
        return touch(tie.holder().entity(), Act.DISCONNECT, paths);
    }

    private List<Path> itself(Mention instance) {
        return me
                .filter(m -> m.is(instance.entity(), instance.key()))
                .map(m -> new Path(instance.entity(), List.of()))
                .stream()
                .toList();
    }

    private List<Path> along(Step step, List<Operand> key) {
        return me.filter(m -> m.is(step.target(), key)).map(m -> new Path(step.source(), List.of(step))).stream()
                .toList();
    }

    private Touch touch(Entity entity, Act act, List<Path> paths) {
        List<Path> reliable =
                paths.stream().filter(p -> act == Act.INSERT || isReliable(p)).toList();
        return new Touch(entity, act, reliable.isEmpty() ? new Writer.Acting(actor) : new Writer.Reached(reliable));
    }

    private boolean isReliable(Path path) {
        return path.steps().stream().noneMatch(made::contains);
    }
}
