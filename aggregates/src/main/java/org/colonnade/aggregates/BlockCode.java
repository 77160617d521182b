package org.colonnade.aggregates;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.json.ComplexJson;
import org.colonnade.partition.BlockEntry;
import org.colonnade.partition.Partition;
import org.colonnade.partition.PartitionText;
import org.colonnade.partition.Portion;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;
import org.colonnade.value.ComplexValue;
import tools.jackson.core.JacksonException;

/** Blocks of a class as rows of its family. */
final class BlockCode {
    private final AggregateClass aggregate;
    private final AggregateShape shape;
    private final EntryTypes types;
    private final HeadCode heads;
    private final Map<Partition, Mark> marks = new ConcurrentHashMap<>();

    BlockCode(AggregateClass aggregate, String family) {
        this.aggregate = aggregate;
        this.shape = AggregateShape.of(aggregate, family);
        this.types = new EntryTypes(aggregate);
        this.heads = new HeadCode(aggregate);
    }

    AggregateShape shape() {
        return shape;
    }

    /** What makes a block anew, whatever was there. */
    List<Mutation> fresh(Object id, Head head, ComplexValue value) {
        List<Mutation> mutations = new ArrayList<>();
        mutations.add(new Mutation.Clear(shape.shape(), List.of(id)));
        mutations.add(put(id, head));
        head.partition().cut(value).forEach(e -> mutations.add(put(id, head.partition(), e)));
        return mutations;
    }

    Mutation put(Object id, Head head) {
        String text = HeadCode.text(head, mark(head.partition()).text());
        return put(id, AggregateShape.HEAD, head.partition(), text, head.version());
    }

    Mutation put(Object id, Partition partition, BlockEntry entry) {
        return put(id, partition, entry.key(), ComplexJson.text(entry.value()));
    }

    /** An entry whose value is this JSON. */
    Mutation put(Object id, Partition partition, String entry, String value) {
        return put(id, entry, partition, value, null);
    }

    private Mutation put(Object id, String entry, Partition partition, String value, Long version) {
        Map<Field, Object> values = new LinkedHashMap<>();
        values.put(AggregateShape.VALUE, value);
        values.put(AggregateShape.VERSION, version);
        values.put(AggregateShape.PARTITION, mark(partition).number());
        return new Mutation.Put(shape.shape(), shape.key(id, entry), values);
    }

    Mutation delete(Object id, String entry) {
        return new Mutation.Delete(shape.shape(), shape.key(id, entry));
    }

    private Mark mark(Partition partition) {
        return marks.computeIfAbsent(partition, Mark::of);
    }

    /** A partition as a string of JSON, and a number that tells it from others. */
    private record Mark(String text, int number) {
        static Mark of(Partition partition) {
            String text = PartitionText.of(partition);
            CRC32 sum = new CRC32();
            sum.update(text.getBytes(StandardCharsets.UTF_8));
            return new Mark(ComplexJson.text(text), (int) sum.getValue());
        }
    }

    /** The head among some rows of a block in their order, if it is there; it comes before all others. */
    Optional<Head> head(List<Row> rows) {
        return rows.isEmpty() || !entry(rows.get(0)).equals(AggregateShape.HEAD)
                ? Optional.empty()
                : Optional.of(head(rows.get(0)));
    }

    private Head head(Row row) {
        try {
            HeadCode.Told told = heads.read(value(row));
            Long version = (Long) row.values().get(3);
            return new Head(version, told.partition(), told.sizes(), told.copied());
        } catch (JacksonException | IllegalArgumentException | NullPointerException e) {
            throw broken(row, e);
        }
    }

    /** The entries among some rows of a block that a partition has cut. */
    List<BlockEntry> entries(Partition partition, List<Row> rows) {
        List<BlockEntry> entries = new ArrayList<>();
        for (Row row : rows) {
            if (!entry(row).equals(AggregateShape.HEAD)) {
                entries.add(entry(partition, row));
            }
        }
        return entries;
    }

    private BlockEntry entry(Partition partition, Row row) {
        try {
            Optional<Portion> portion = partition.portion(entry(row));
            ComplexValue value = portion.isPresent()
                    ? ComplexJson.read(aggregate.name(), types.of(portion.get()), value(row))
                    : value(row).startsWith("[") ? ComplexValue.Elements.NONE : ComplexValue.Fields.NONE;
            return new BlockEntry(entry(row), value);
        } catch (IllegalArgumentException e) {
            throw broken(row, e);
        }
    }

    /** The Java object that the only entry of a block is. */
    <A> A only(Partition partition, Row row, ObjectCode<A> objects) {
        return objects.of(() -> Optional.of(value(row)), () -> partition.join(entries(partition, List.of(row))));
    }

    /** Whether all of some rows were cut by a partition. */
    boolean isCutBy(Partition partition, List<Row> rows) {
        Object mark = mark(partition).number();
        return rows.stream().allMatch(r -> mark.equals(r.values().get(4)));
    }

    static String entry(Row row) {
        return (String) row.values().get(1);
    }

    static String value(Row row) {
        return (String) row.values().get(2);
    }

    StoreException broken(Object what, Exception cause) {
        return new StoreException(
                StoreException.Kind.BROKEN,
                "this is no aggregate of " + aggregate + " as the design has it: " + what + ": " + cause.getMessage(),
                cause);
    }
}
