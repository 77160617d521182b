package org.colonnade.aggregates;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.RandomAggregate;
import org.colonnade.json.ComplexJson;
import org.colonnade.model.Type;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/** Random values of a class with all that it requires, and edits that keep it. */
final class RandomEdits {
    private final AggregateClass aggregate;
    private final Random random;
    private final RandomAggregate any;

    RandomEdits(AggregateClass aggregate, Random random, RandomAggregate any) {
        this.aggregate = aggregate;
        this.random = random;
        this.any = any;
    }

    ComplexValue whole() {
        return value(aggregate.type());
    }

    String id(ComplexValue value) {
        return (String) ((ComplexValue.Scalar) value.at(AccessPath.of("id"))).value();
    }

    /** Tries until all that is required is there. */
    private ComplexValue value(Type type) {
        while (true) {
            try {
                return ComplexJson.of("random", type, any.value(type));
            } catch (IllegalArgumentException e) {
                continue;
            }
        }
    }

    Edit next() {
        while (true) {
            AccessPath path = any.path(aggregate);
            boolean usable = !path.isRoot() && path.beforeEvery().isEmpty() && !path.equals(AccessPath.of("id"));
            if (usable) {
                return next(path);
            }
        }
    }

    private Edit next(AccessPath path) {
        Type type = aggregate.type(path).orElseThrow();
        if (type instanceof Type.Collection collection && random.nextInt(3) > 0) {
            return new Edit.Append(path, value(collection.element()));
        }
        return new Edit.Set(path, isOptional(path) && random.nextInt(3) == 0 ? ComplexValue.ABSENT : value(type));
    }

    private boolean isOptional(AccessPath path) {
        return path.last() instanceof AccessStep.Field field
                && aggregate.type(path.parent()).orElseThrow() instanceof Type.Composite record
                && record.value().attribute(field.name()).orElseThrow().optional();
    }

    /** What edits make of a value one after the other; nothing if one of them cannot be made. */
    static Optional<ComplexValue> apply(ComplexValue value, List<Edit> edits) {
        try {
            ComplexValue changed = value;
            for (Edit edit : edits) {
                changed = edit.apply(changed);
            }
            return Optional.of(changed);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    static Edits add(Edits edits, List<Edit> more) {
        Edits all = edits;
        for (Edit edit : more) {
            all = add(all, edit);
        }
        return all;
    }

    private static Edits add(Edits edits, Edit edit) {
        String path = edit.path().toString();
        if (edit instanceof Edit.Append append) {
            return edits.append(path, append.element());
        }
        ComplexValue value = ((Edit.Set) edit).value();
        return value.isAbsent() ? edits.remove(path) : edits.set(path, value);
    }
}
