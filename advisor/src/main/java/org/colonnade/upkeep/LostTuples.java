package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Step;
import org.colonnade.text.Span;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement.Disconnect;
import org.colonnade.workload.Statement.Select;

/** The tuples that leave a family's join because an instance or a tie goes, role by role. */
record LostTuples(Occurrences family, Certainty certainty) {

    /** The tuples in which instances stand at a role. */
    Change at(Node role, Anchor anchor, double instances) {
        return new Change(
                Kind.DELETE,
                family.given(anchor, role),
                Map.of(),
                List.of(side(anchor, role, family.all())),
                instances * anchor.partners(family.graph(), role, family.all()));
    }

    private Side side(Anchor anchor, Node role, Set<Node> nodes) {
        return new Needs(family.family(), certainty, anchor, role, nodes).of(family.key(nodes), false);
    }

    /** The tuples through one tie: those of its one side, combined with those of the other. */
    List<Change> untied(Disconnect disconnect) {
        return family.ties(disconnect.connection().step()).stream()
                .map(e -> through(e, disconnect.key(), disconnect.connection().key(), disconnect.at()))
                .toList();
    }

    private Change through(Edge edge, List<Operand> key, List<Operand> other, Span at) {
        Set<Node> near = family.near(edge);
        Set<Node> far = family.far(edge);
        Anchor here = Anchor.key(family.graph(), edge.from(), key, at);
        Anchor there = Anchor.key(family.graph(), edge.to(), other, at);
        Map<Column, Given> given = new LinkedHashMap<>(family.given(here, edge.from()));
        given.putAll(family.given(there, edge.to()));
        List<Side> sides = new ArrayList<>(List.of(side(here, edge.from(), near), side(there, edge.to(), far)));
        if (!namesBoth(edge)) {
            sides.add(Side.of(guard(edge, here, other)));
        }
        double entries = Estimates.partnersOfMet(family.graph(), edge.from(), edge.to(), near)
                * Estimates.partnersOfMet(family.graph(), edge.to(), edge.from(), far);
        return new Change(Kind.DELETE, given, Map.of(), sides, entries);
    }

    /** Whether the keys of entries tell which two instances are tied. */
    private boolean namesBoth(Edge edge) {
        List<Column> key = family.family().key();
        return key.containsAll(family.graph().key(edge.from()))
                && key.containsAll(family.graph().key(edge.to()));
    }

    /** Asks whether two instances are tied at all: otherwise nothing may be deleted. */
    private Support guard(Edge edge, Anchor anchor, List<Operand> other) {
        Span at = anchor.at();
        List<Column> told = family.graph().key(edge.from());
        List<Column> both = new ArrayList<>(told);
        both.addAll(family.graph().key(edge.to()));
        Select tie = anchor.ask(family.graph(), edge.from(), Set.of(edge.from(), edge.to()), both);
        List<Predicate> where = new ArrayList<>(tie.where());
        for (int i = 0; i < other.size(); i++) {
            where.add(new Predicate.Compare(tie.columns().get(told.size() + i), Comparison.EQUAL, other.get(i), at));
        }
        List<Column> columns = tie.columns().subList(0, told.size());
        return new Support(new Select(columns, tie.graph(), where, tie.orderBy(), tie.limit(), at), told);
    }

    /**
     * The tuples of an instance with the partner that it had along a to-one step, unless the new entry overwrites the old.
     *
     * @param fills whether the new partner has a value for all that the family tells of a node
     */
    List<Change> robbed(Step step, List<Operand> key, Span at, java.util.function.Predicate<Node> fills) {
        return family.ties(step).stream()
                .filter(e -> !isOverwritten(e) || !fills.test(e.to()))
                .map(e -> at(e.from(), Anchor.key(family.graph(), e.from(), key, at), 1))
                .toList();
    }

    private boolean isOverwritten(Edge edge) {
        Set<Node> far = family.far(edge);
        return family.ties(edge.step()).size() == 1
                && family.key(far).isEmpty()
                && far.stream()
                        .flatMap(n -> family.graph().around(n).stream())
                        .filter(e -> far.contains(e.to()) && family.near(e).contains(edge.to()))
                        .allMatch(e -> certainty.isCertain(e.step()));
    }
}
