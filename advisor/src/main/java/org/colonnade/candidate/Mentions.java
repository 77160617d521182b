package org.colonnade.candidate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Attribute;
import org.colonnade.workload.Column;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/** What statements say of attributes, wherever in their graphs: which they speak of, restrict by, and sort by. */
final class Mentions {
    private final Set<Attribute> spoken = new HashSet<>();
    private final Set<Attribute> ordering = new HashSet<>();
    private final Set<Attribute> sorting = new HashSet<>();
    private boolean lookInside;

    Mentions(List<Statement> statements) {
        statements.forEach(this::read);
    }

    private void read(Statement statement) {
        statement.where().forEach(p -> {
            speak(p.column());
            if (p.equal().isPresent() || Estimates.isRange(p) || !(p instanceof Predicate.Compare)) {
                ordering.add(p.column().attribute());
            }
        });
        if (statement instanceof Select select) {
            select.columns().forEach(this::speak);
            select.orderBy().forEach(o -> {
                speak(o.column());
                ordering.add(o.column().attribute());
                sorting.add(o.column().attribute());
            });
        }
    }

    private void speak(Column column) {
        spoken.add(column.attribute());
        lookInside |= column.attributes().size() > 1;
    }

    /** Whether they speak of something inside a value object. */
    boolean lookInside() {
        return lookInside;
    }

    boolean speakOf(Attribute attribute) {
        return spoken.contains(attribute);
    }

    /** Whether for one of them a store restricts entries by it, or has them in its order. */
    boolean orderBy(Attribute attribute) {
        return ordering.contains(attribute);
    }

    boolean sortBy(Attribute attribute) {
        return sorting.contains(attribute);
    }
}
