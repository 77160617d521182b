package org.colonnade.redis;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;

/**
 * The JSON of a family's only column, as it stands, as NoAM has it in key-value stores (Section 7.1, Figures 4 and 9). An entry
 * without it is empty, which no JSON is.
 */
record BareText(Field column) implements EntryText {
    private static final byte[] PUT = Command.bytes("PUT");
    private static final byte[] ENTER = Command.bytes("ENTER");

    @Override
    public byte[] entry(Map<Field, Object> values) {
        Object json = values.get(column);
        return json == null ? Command.NOTHING : Command.bytes((String) json);
    }

    @Override
    public List<byte[]> step(byte[] code, Map<Field, Object> values) {
        return List.of(values.isEmpty() ? ENTER : PUT, code, entry(values));
    }

    @Override
    public Optional<Demand> demand(Expectation.Holds expectation) {
        return Optional.of(new Demand(expectation, Demand.Kind.EQUAL, entry(expectation.values())));
    }

    @Override
    public List<Object> values(byte[] entry) {
        return Collections.singletonList(json(entry));
    }

    @Override
    public Columns columns(List<Field> some) {
        return (entry, row, first) -> row[first] = json(entry);
    }

    private static Object json(byte[] entry) {
        return entry.length == 0 ? null : Command.text(entry);
    }
}
