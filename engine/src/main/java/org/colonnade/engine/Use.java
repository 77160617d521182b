package org.colonnade.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Type;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;

/** A use of a parameter in a statement: as a value of an attribute, or of a part of it. */
public record Use(Parameter parameter, Entity entity, List<Attribute> attributes, Kind kind) {
    /** The purpose of the value. */
    public enum Kind {
        /** The key of an instance that is to be made. */
        NEW_KEY,
        /** Compared, or the key of an existing instance. */
        SOUGHT,
        /** A list of values to be compared with. */
        LISTED,
        /** Stored. */
        STORED,
        /** Stored at the end of a collection. */
        APPENDED
    }

    /** Returns the type of the value, or of the values in the list. */
    public Type type() {
        Type type = attributes.get(attributes.size() - 1).type();
        return kind == Kind.APPENDED ? type.element() : type;
    }

    /** Returns whether it is the whole key of an instance. */
    public boolean isKey() {
        return attributes.get(0).isKey() && entity.soleKey().isPresent();
    }

    /** Returns all uses in a statement. */
    public static List<Use> in(Statement statement) {
        List<Use> uses = new ArrayList<>();
        Entity target = statement.target().entity();
        statement.visit(
                select -> {},
                insert -> insert.set().forEach(a -> assigned(target, a, true).ifPresent(uses::add)),
                update -> update.set().forEach(a -> assigned(target, a, false).ifPresent(uses::add)),
                delete -> {},
                connect -> uses.addAll(key(target, connect.key())),
                disconnect -> uses.addAll(key(target, disconnect.key())));
        statement.connections().forEach(c -> uses.addAll(key(c.step().target(), c.key())));
        statement.where().forEach(p -> uses.addAll(compared(p)));
        return uses;
    }

    private static Optional<Use> assigned(Entity entity, Assignment assignment, boolean isNew) {
        Attribute attribute = assignment.attribute();
        Kind kind = assignment.appends() ? Kind.APPENDED : attribute.isKey() && isNew ? Kind.NEW_KEY : Kind.STORED;
        return of(assignment.value(), entity, List.of(attribute), kind);
    }

    private static List<Use> key(Entity entity, List<Operand> key) {
        List<KeyColumn> columns = entity.keyColumns();
        List<Use> uses = new ArrayList<>();
        for (int i = 0; i < key.size(); i++) {
            KeyColumn column = columns.get(i);
            of(key.get(i), column.entity(), List.of(column.attribute()), Kind.SOUGHT)
                    .ifPresent(uses::add);
        }
        return uses;
    }

    /** Returns the uses in a predicate. */
    public static List<Use> compared(Predicate predicate) {
        return predicate.match(
                compare -> compared(predicate, List.of(compare.operand()), Kind.SOUGHT),
                oneOf -> compared(predicate, oneOf.operands(), Kind.SOUGHT),
                inList -> compared(predicate, List.of(inList.list()), Kind.LISTED));
    }

    private static List<Use> compared(Predicate predicate, List<? extends Operand> operands, Kind kind) {
        Column column = predicate.column();
        return operands.stream()
                .flatMap(o -> of(o, column.node().entity(), column.attributes(), kind).stream())
                .toList();
    }

    private static Optional<Use> of(Operand operand, Entity entity, List<Attribute> attributes, Kind kind) {
        return operand instanceof Parameter parameter
                ? Optional.of(new Use(parameter, entity, attributes, kind))
                : Optional.empty();
    }
}
