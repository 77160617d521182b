package org.colonnade.upkeep;

import java.util.List;
import org.colonnade.model.Attribute;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;

/**
 * What an update gives a column: the operand; or what is inside it, by the names of attributes, where the column is a part of
 * what is assigned; or, with {@code appends}, the collection that was there with the operand at its end.
 */
public record Given(Operand operand, List<String> inside, boolean appends) {
    public Given {
        inside = List.copyOf(inside);
    }

    /** The operand itself. */
    static Given whole(Operand operand) {
        return new Given(operand, List.of(), false);
    }

    /** The part of an assignment that concerns a column. */
    static Given of(Assignment assignment, Column column) {
        List<Attribute> attributes = column.attributes();
        return new Given(
                assignment.value(),
                attributes.subList(1, attributes.size()).stream()
                        .map(Attribute::name)
                        .toList(),
                assignment.appends());
    }
}
