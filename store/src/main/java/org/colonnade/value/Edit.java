package org.colonnade.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;

/**
 * A change of a complex value at a path without {@code [*]}.
 *
 * <p>The path must lead through existing values: a change that finds nothing to change raises an
 * {@link IllegalArgumentException} with a message for people.
 */
public sealed interface Edit {
    AccessPath path();

    /** Returns the value after it. */
    ComplexValue apply(ComplexValue value);

    /** Returns the same change at another path. */
    Edit at(AccessPath other);

    /** Gives a component a value, or removes that of a field. */
    record Set(AccessPath path, ComplexValue value) implements Edit {
        @Override
        public ComplexValue apply(ComplexValue whole) {
            return Edit.at(path, 0, whole, old -> value);
        }

        @Override
        public Edit at(AccessPath other) {
            return new Set(other, value);
        }
    }

    /** Adds an element to the end of a collection; starts one that is absent. */
    record Append(AccessPath path, ComplexValue element) implements Edit {
        @Override
        public ComplexValue apply(ComplexValue whole) {
            return Edit.at(path, 0, whole, this::append);
        }

        @Override
        public Edit at(AccessPath other) {
            return new Append(other, element);
        }

        private ComplexValue append(ComplexValue old) {
            if (!old.isAbsent() && !(old instanceof Elements)) {
                throw new IllegalArgumentException("`" + path + "` is no collection");
            }
            List<ComplexValue> longer = new ArrayList<>(old instanceof Elements list ? list.elements() : List.of());
            longer.add(element);
            return new Elements(longer);
        }
    }

    /** Replaces a component by the result of a function. */
    record Change(AccessPath path, UnaryOperator<ComplexValue> change) implements Edit {
        @Override
        public ComplexValue apply(ComplexValue whole) {
            return Edit.at(path, 0, whole, change);
        }

        @Override
        public Edit at(AccessPath other) {
            return new Change(other, change);
        }
    }

    private static ComplexValue at(AccessPath path, int from, ComplexValue value, UnaryOperator<ComplexValue> change) {
        if (from == path.length()) {
            return change.apply(value);
        }
        AccessStep step = path.steps().get(from);
        if (step instanceof AccessStep.Field field && value instanceof Fields record) {
            return record.with(field.name(), at(path, from + 1, record.get(field.name()), change));
        } else if (step instanceof AccessStep.Index index
                && value instanceof Elements list
                && index.index() < list.elements().size()) {
            List<ComplexValue> elements = new ArrayList<>(list.elements());
            elements.set(index.index(), at(path, from + 1, elements.get(index.index()), change));
            return new Elements(elements);
        }
        AccessPath missing = path.first(value.isAbsent() ? from : from + 1);
        throw new IllegalArgumentException("there is no `" + missing + "` to change");
    }
}
