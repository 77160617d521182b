package org.colonnade.store;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Type;

/**
 * The columns of a family of blocks: {@code K -> (C -> V)}.
 *
 * <p>Invariants: {@code block} is the key of a block and may be empty, then the family is one block; {@code entry} is
 * the key of an entry in its block, in the order in which entries are kept, and may be empty, then a block is one entry;
 * one of the two is not empty; keys are scalars; no two columns have the same name.
 */
public record Shape(String name, List<Field> block, List<Sorted> entry, List<Field> values) {
    public Shape {
        block = List.copyOf(block);
        entry = List.copyOf(entry);
        values = List.copyOf(values);
        Set<String> names = new HashSet<>();
        for (Field field : fields(block, entry, values)) {
            if (!names.add(field.name())) {
                throw new IllegalArgumentException(name + " has two columns " + field.name());
            }
        }
        if (block.isEmpty() && entry.isEmpty()) {
            throw new IllegalArgumentException(name + " has no key");
        }
        if (key(block, entry).anyMatch(f -> !(f.type() instanceof Type.Simple))) {
            throw new IllegalArgumentException(name + " has a key that is not a scalar");
        }
    }

    /** All columns: the block's key, the entry's key, the values. This is the order of the values of a {@link Row}. */
    public List<Field> fields() {
        return fields(block, entry, values);
    }

    /** The columns of the block's key, then those of the entry's. */
    public List<Field> key() {
        return key(block, entry).toList();
    }

    private static Stream<Field> key(List<Field> block, List<Sorted> entry) {
        return Stream.concat(block.stream(), entry.stream().map(Sorted::field));
    }

    private static List<Field> fields(List<Field> block, List<Sorted> entry, List<Field> values) {
        return Stream.concat(key(block, entry), values.stream()).toList();
    }

    /** {@code comments [article long][posted timestamp desc, id long][body text(200)]}. */
    @Override
    public String toString() {
        return name + " " + bracketed(block) + bracketed(entry) + bracketed(values);
    }

    private static String bracketed(List<?> columns) {
        return columns.stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
