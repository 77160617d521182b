package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.workload.Column;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Connect;
import org.colonnade.workload.Statement.Delete;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Update;

/**
 * Derives the changes of one family: the difference that an update makes to its join, role by role.
 *
 * <p>An entity may stand in several roles, that is, at several nodes of the family's graph; each role has its own
 * changes. The statements are those of an application that knows what it does: keys of INSERT are new, keys named
 * elsewhere exist.
 */
final class ChangeDerivation {
    private final Occurrences family;
    private final Certainty certainty;
    private final LostTuples losses;

    ChangeDerivation(Family family, Certainty certainty) {
        this.family = new Occurrences(family);
        this.certainty = certainty;
        this.losses = new LostTuples(this.family, certainty);
    }

    /** A query changes nothing. */
    List<Change> changes(Statement statement) {
        return statement.match(
                select -> List.of(), this::inserted, this::updated, this::deleted, this::connected, losses::untied);
    }

    private List<Change> updated(Update update) {
        Anchor anchor = Anchor.matching(update.graph(), update.target(), update.where(), update.at());
        double targets = Estimates.targets(update.graph(), update.target(), update.where());
        return family.roles(update.target().entity()).stream()
                .flatMap(role -> updated(update, anchor, role, targets).stream())
                .toList();
    }

    /** The new values at one role; none if the family tells nothing there that is updated. */
    private Optional<Change> updated(Update update, Anchor anchor, Node role, double targets) {
        Map<Column, Given> fresh = family.assigned(role, update.set());
        if (fresh.isEmpty()) {
            return Optional.empty();
        }
        Set<Node> all = family.all();
        boolean replaces = family.key(all).stream().anyMatch(fresh::containsKey);
        return Optional.of(new Change(
                replaces ? Kind.REPLACE : Kind.PUT,
                family.given(anchor, role),
                fresh,
                List.of(new Needs(family.family(), certainty, anchor, role, all).of(asked(fresh, replaces), true)),
                targets * anchor.partners(family.graph(), role, all)));
    }

    private Set<Column> asked(Map<Column, Given> fresh, boolean replaces) {
        Set<Column> key = family.key(family.all());
        Set<Column> asked = new LinkedHashSet<>(replaces ? family.columns(family.all()) : key);
        asked.removeIf(c -> fresh.containsKey(c) && !key.contains(c));
        fresh.forEach((column, value) -> {
            if (value.appends()) {
                asked.add(column);
            }
        });
        return asked;
    }

    private List<Change> deleted(Delete delete) {
        Anchor anchor = Anchor.matching(delete.graph(), delete.target(), delete.where(), delete.at());
        double targets = Estimates.targets(delete.graph(), delete.target(), delete.where());
        return family.roles(delete.target().entity()).stream()
                .map(role -> losses.at(role, anchor, targets))
                .toList();
    }

    private List<Change> inserted(Insert insert) {
        List<Change> changes = new ArrayList<>(new Gains(family, certainty, insert).inserted(insert));
        insert.connections().stream()
                .filter(c -> c.step().reverse().isToOne())
                .forEach(c -> changes.addAll(losses.robbed(
                        c.step().reverse(), c.key(), c.key().get(0).at(), n -> fills(insert, n))));
        return changes;
    }

    /** Whether a new instance has a value for all that the family tells of its node. */
    private boolean fills(Insert insert, Node role) {
        return family.assigned(role, insert.set()).size()
                == family.columns(Set.of(role)).size();
    }

    private List<Change> connected(Connect connect) {
        List<Change> changes = new ArrayList<>();
        Connection connection = connect.connection();
        if (connection.step().isToOne()) {
            changes.addAll(losses.robbed(
                    connection.step(), connect.key(), connect.key().get(0).at(), n -> true));
        }
        if (connection.step().reverse().isToOne()) {
            changes.addAll(losses.robbed(
                    connection.step().reverse(),
                    connection.key(),
                    connection.key().get(0).at(),
                    n -> true));
        }
        changes.addAll(new Gains(family, certainty, connect).connected(connect));
        return changes;
    }
}
