package org.colonnade.aggregates;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.cut.Cut;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.NoamBlock;
import org.colonnade.value.ComplexValue;

/**
 * A made-up aggregate that shows how those of its class are kept.
 *
 * <p>Invariant: two examples of one cut are equal.
 */
public record Example(Cut cut, ComplexValue value) {
    private static final long VERSION = 1;

    public static Example of(Cut cut) {
        return new Example(cut, MadeUpValues.SHOWING.of(cut.aggregate().type()));
    }

    /** Returns its key. */
    public Object id() {
        return new Checks(cut.aggregate()).key(value);
    }

    /** The block that it is in the paper. */
    public NoamBlock block() {
        Field key =
                new Field(cut.aggregate().key().name(), cut.aggregate().key().type());
        List<BlockLayout.Cell> entries = cut.cut(value).stream()
                .map(e -> new BlockLayout.Cell(
                        e.key().startsWith(NoamBlock.HOME) ? NoamBlock.HOME : e.key(), text(e.value())))
                .toList();
        return new NoamBlock(cut.aggregate().name(), key, String.valueOf(id()), entries, text(value));
    }

    private static String text(ComplexValue value) {
        return ComplexJson.text(referring(value));
    }

    /** References in the form in which the paper writes them. */
    private static ComplexValue referring(ComplexValue value) {
        return value.match(
                absent -> absent,
                scalar -> scalar,
                reference -> new ComplexValue.Scalar(reference.toString()),
                list -> new ComplexValue.Elements(
                        list.elements().stream().map(Example::referring).toList()),
                record -> {
                    Map<String, ComplexValue> fields = new LinkedHashMap<>(record.fields());
                    fields.replaceAll((name, field) -> referring(field));
                    return new ComplexValue.Fields(fields);
                });
    }

    /** Returns what {@link Aggregates#put} writes to a store, but with version 1, where that begins with any number. */
    public List<Mutation> mutations() {
        return mutations(VERSION);
    }

    /** Returns the same as one change. */
    public BlockChange change() {
        return BlockChange.ofBlock(mutations());
    }

    List<Mutation> mutations(long version) {
        return new BlockCode(cut.aggregate(), cut.aggregate().name())
                .fresh(id(), Head.first(version, cut, value), value);
    }
}
