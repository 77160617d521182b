package org.colonnade.store;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Type;

/**
 * The columns of a family of blocks: {@code K -> (C -> V)}.
 *
 * <p>Invariants: {@code block} is the key of a block and if empty, the family is one block; {@code entry} is the key of
 * an entry in its block, in the order of the entries, and if empty, a block is one entry; one of the two is not empty;
 * keys are scalars; no two columns have the same name.
 *
 * <p>Stores look up a shape with every request, so it works out once what follows from its columns.
 */
public final class Shape {
    private final String name;
    private final List<Field> block;
    private final List<Sorted> entry;
    private final List<Field> values;
    private final List<Field> key;
    private final List<Field> fields;
    private final List<Type> types;
    private final KeyCode blockCode;
    private final KeyCode entryCode;
    private final KeyCode keyCode;
    private final int hash;

    public Shape(String name, List<Field> block, List<Sorted> entry, List<Field> values) {
        this.name = name;
        this.block = List.copyOf(block);
        this.entry = List.copyOf(entry);
        this.values = List.copyOf(values);
        this.key =
                Stream.concat(block.stream(), entry.stream().map(Sorted::field)).toList();
        this.fields = Stream.concat(key.stream(), values.stream()).toList();
        this.types = this.values.stream().map(Field::type).toList();
        List<Sorted> ascending = block.stream().map(f -> new Sorted(f, false)).toList();
        this.blockCode = KeyCode.of(ascending);
        this.entryCode = KeyCode.of(entry);
        this.keyCode =
                KeyCode.of(Stream.concat(ascending.stream(), entry.stream()).toList());
        this.hash = Objects.hash(name, this.block, this.entry, this.values);
        check();
    }

    private void check() {
        Set<String> names = new HashSet<>();
        for (Field field : fields) {
            if (!names.add(field.name())) {
                throw new IllegalArgumentException(name + " has two columns " + field.name());
            }
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException(name + " has no key");
        }
        if (key.stream().anyMatch(f -> !f.type().isScalar())) {
            throw new IllegalArgumentException(name + " has a key that is not a scalar");
        }
    }

    public String name() {
        return name;
    }

    public List<Field> block() {
        return block;
    }

    public List<Sorted> entry() {
        return entry;
    }

    public List<Field> values() {
        return values;
    }

    /** Returns the only column of values if it is JSON; then an entry is a key and a value as in NoAM. */
    public Optional<Field> onlyJson() {
        return values.size() == 1 && values.get(0).isJson() ? Optional.of(values.get(0)) : Optional.empty();
    }

    /** Returns all columns, in the order of a {@link Row}'s values: the block's key, the entry's key, the values. */
    public List<Field> fields() {
        return fields;
    }

    /** Returns the columns of the block's key, then those of the entry's. */
    public List<Field> key() {
        return key;
    }

    /** The types of the values. */
    List<Type> types() {
        return types;
    }

    KeyCode blockCode() {
        return blockCode;
    }

    KeyCode entryCode() {
        return entryCode;
    }

    KeyCode keyCode() {
        return keyCode;
    }

    /** The key of a block, in the form that keys have; fails if it is none. */
    List<Object> blockKey(List<?> values) {
        if (values.size() != block.size()) {
            throw new IllegalArgumentException("a block of " + this + " is not known by " + values);
        }
        return Values.key(block, values);
    }

    /** The key of an entry, its block's first, in the form that keys have; fails if it is none. */
    List<Object> wholeKey(List<?> values) {
        if (values.size() != block.size() + entry.size()) {
            throw new IllegalArgumentException("an entry of " + this + " is not known by " + values);
        }
        return Values.key(key, values);
    }

    /** Values of some columns, null for none; fails if they do not fit. */
    Map<Field, Object> checked(Map<Field, Object> given) {
        if (!values.containsAll(given.keySet())) {
            throw new IllegalArgumentException(this + " has no columns " + given.keySet());
        }
        given.forEach((field, value) -> {
            if (value != null) {
                Values.check(field, value);
            }
        });
        return Collections.unmodifiableMap(new LinkedHashMap<>(given));
    }

    /**
     * Returns as text what a store must keep to: all but sizes and numbers of elements, which are guesses, and names of
     * value objects. {@code comments [article long][posted timestamp desc, id long][body text, tags text[]]}.
     */
    public String layout() {
        return name + " " + bracketed(block.stream().map(Field::layout))
                + bracketed(entry.stream().map(s -> s.field().layout() + (s.descending() ? " desc" : "")))
                + bracketed(values.stream().map(Field::layout));
    }

    /**
     * Fails unless a store has a family of this shape.
     *
     * @param there the layout of the family of this name, if there is one
     */
    public void requireIn(Object store, Optional<String> there) {
        if (!there.equals(Optional.of(layout()))) {
            throw notIn(store, there);
        }
    }

    /** Returns the exception that says that a store has no family of this shape. */
    public StoreException notIn(Object store, Optional<String> there) {
        return new StoreException(
                StoreException.Kind.SHAPE,
                store
                        + there.map(t -> " has family " + name + " in another shape:\n  there:  " + t + "\n  wanted: "
                                        + layout())
                                .orElseGet(() -> " has no family " + name + "; create it first: " + layout()));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Shape that
                        && hash == that.hash
                        && name.equals(that.name)
                        && block.equals(that.block)
                        && entry.equals(that.entry)
                        && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns {@code comments [article long][posted timestamp desc, id long][body text(200)]}. */
    @Override
    public String toString() {
        return name + " " + bracketed(block.stream()) + bracketed(entry.stream()) + bracketed(values.stream());
    }

    private static String bracketed(Stream<?> columns) {
        return columns.map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
