package org.colonnade.cut;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;

/** Holds portions against a class, and brings them into the form that cuts have. */
final class PortionChecks {
    private final AggregateClass aggregate;
    private final Map<AccessPath, Portion> given = new HashMap<>();
    private final Map<Portion, List<AccessPath>> members = new HashMap<>();

    PortionChecks(AggregateClass aggregate) {
        this.aggregate = aggregate;
    }

    List<Portion> normal(Collection<Portion> portions) {
        portions.forEach(p -> p.members().forEach(m -> claim(m, p)));
        given.keySet().forEach(this::checkAlone);
        place(AccessPath.ROOT);
        List<List<AccessPath>> sorted = new ArrayList<>(members.values());
        List<AccessPath> order = aggregate.within(AccessPath.ROOT);
        sorted.forEach(m -> m.sort(Comparator.comparing(order::indexOf)));
        sorted.sort(Comparator.comparing(m -> order.indexOf(m.get(0))));
        return sorted.stream().map(Portion::new).toList();
    }

    private void claim(AccessPath member, Portion portion) {
        if (aggregate.type(member).isEmpty() || member.steps().stream().anyMatch(s -> s instanceof AccessStep.Index)) {
            throw new IllegalArgumentException(aggregate + " has no part `" + member + "`");
        } else if (given.put(member, portion) != null) {
            throw new IllegalArgumentException("`" + member + "` is in two entries");
        }
    }

    private void checkAlone(AccessPath member) {
        for (AccessPath above = member; !above.isRoot(); ) {
            above = above.parent();
            if (given.containsKey(above)) {
                throw new IllegalArgumentException(inTwoEntries(member, above));
            }
        }
    }

    static String inTwoEntries(AccessPath member, AccessPath above) {
        return "`" + member + "` is in two entries, once with `" + above + "`";
    }

    /** Notes the members of a path's subtree with their portions; the portion of all of it, if it is one record's. */
    private Portion place(AccessPath path) {
        Portion whole = given.get(path);
        if (whole == null) {
            List<AccessPath> below = aggregate.below(path);
            if (below.isEmpty()) {
                throw new IllegalArgumentException("no entry holds `" + path + "`");
            }
            List<Portion> parts = below.stream().map(this::place).toList();
            whole = parts.get(0);
            boolean record = !(below.get(0).last() instanceof AccessStep.Every);
            if (!record || whole == null || !parts.stream().allMatch(whole::equals)) {
                return null;
            }
            members.get(whole).removeAll(below);
        }
        members.computeIfAbsent(whole, p -> new ArrayList<>()).add(path);
        return whole;
    }
}
