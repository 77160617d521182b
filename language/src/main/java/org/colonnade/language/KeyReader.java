package org.colonnade.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.colonnade.language.DesignParser.ActorContext;
import org.colonnade.language.DesignParser.OperandContext;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.text.Span;
import org.colonnade.workload.Operand;

/** Reads the keys by which statements name instances: an operand for each column of the key, in its order. */
final class KeyReader {
    private final OperandReader operands;
    private final Complaints complaints;

    KeyReader(OperandReader operands, Complaints complaints) {
        this.operands = operands;
        this.complaints = complaints;
    }

    /** Reads the key of an instance; nothing if it has too few or too many columns, or one of them is wrong. */
    Optional<List<Operand>> read(Unit unit, List<OperandContext> contexts, Entity entity, Span at) {
        List<KeyColumn> columns = entity.keyColumns();
        if (!fits(entity, contexts.size(), at)) {
            return Optional.empty();
        }
        List<Operand> key = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            operands.read(unit, contexts.get(i), columns.get(i).type()).ifPresent(key::add);
        }
        return key.size() == columns.size() ? Optional.of(key) : Optional.empty();
    }

    /** Checks that an actor is named by all columns of its key. */
    boolean fits(Unit unit, ActorContext context, Entity entity) {
        return fits(entity, context.parameter().size(), unit.span(context));
    }

    private boolean fits(Entity entity, int given, Span at) {
        List<KeyColumn> columns = entity.keyColumns();
        if (given != columns.size()) {
            complaints.error(
                    at,
                    "the key of " + entity + " has " + columns.size() + (columns.size() == 1 ? " column" : " columns")
                            + ", but " + given + (given == 1 ? " is" : " are") + " given",
                    "give " + list(columns));
        }
        return given == columns.size();
    }

    private static String list(List<KeyColumn> columns) {
        return columns.stream().map(c -> "`" + c + "`").collect(Collectors.joining(", "));
    }
}
