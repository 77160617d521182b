package org.colonnade.csv;

import java.util.Map;
import java.util.Set;
import org.colonnade.data.Data;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;

/** Instances read from files and kept in memory. */
public final class CsvData implements Data {
    private final Map<Entity, EntityTable> tables;
    private final Map<Relationship, Ties> ties;
    private final String identity;

    CsvData(Map<Entity, EntityTable> tables, Map<Relationship, Ties> ties, String identity) {
        this.tables = Map.copyOf(tables);
        this.ties = Map.copyOf(ties);
        this.identity = identity;
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public long count(Entity entity) {
        return tables.get(entity).count();
    }

    @Override
    public Object value(Entity entity, Attribute attribute, long number) {
        return tables.get(entity).value(attribute, number);
    }

    @Override
    public long[] partners(Step step, long number) {
        Ties tied = ties.get(step.relationship());
        Set<Long> partners = step.isForward() ? tied.forward(number) : tied.backward(number);
        return partners.stream().mapToLong(Long::longValue).toArray();
    }
}
