package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Type;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.store.Values;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.Given;
import org.colonnade.upkeep.Support;
import org.colonnade.workload.Column;

/** The deletes and puts that the changes of one family lead to, as {@link Change} defines them. */
final class Mutations {
    private final FamilyShape family;
    private final Answers answers;
    private final List<Mutation> deletes = new ArrayList<>();
    private final Map<List<Object>, Entry> puts = new LinkedHashMap<>();

    Mutations(FamilyShape family, Answers answers) {
        this.family = family;
        this.answers = answers;
    }

    void add(Change change) {
        for (Map<Column, Object> entry : entries(change)) {
            if (change.kind().deletes()) {
                delete(entry);
            }
            if (change.kind().puts()) {
                List<Object> old = new ArrayList<>();
                family.family().key().forEach(c -> old.add(entry.get(c)));
                Entry put = puts.computeIfAbsent(old, k -> new Entry());
                put.old.putAll(entry);
                put.fresh.putAll(values(change.fresh(), entry));
            }
        }
    }

    private void delete(Map<Column, Object> entry) {
        List<Object> key = family.key(entry);
        if (!key.isEmpty()) {
            deletes.add(new Mutation.Delete(family.shape(), key));
        }
    }

    List<Mutation> deletes() {
        return deletes;
    }

    List<Mutation> puts() {
        List<Mutation> all = new ArrayList<>();
        for (Entry entry : puts.values()) {
            Map<Column, Object> columns = union(entry.old, entry.fresh);
            List<Object> key = family.key(columns);
            if (!key.isEmpty()) {
                all.add(new Mutation.Put(family.shape(), key, family.values(columns)));
            }
        }
        return all;
    }

    private List<Map<Column, Object>> entries(Change change) {
        List<Map<Column, Object>> entries = List.of(values(change.given(), Map.of()));
        for (Side side : change.sides()) {
            for (Support support : side.support()) {
                List<Map<Column, Object>> joined = new ArrayList<>();
                for (Map<Column, Object> entry : entries) {
                    answers.of(support).stream().filter(r -> agree(entry, r)).forEach(r -> joined.add(union(entry, r)));
                }
                entries = joined;
            }
        }
        return entries;
    }

    private Map<Column, Object> values(Map<Column, Given> given, Map<Column, Object> old) {
        Map<Column, Object> values = new LinkedHashMap<>();
        given.forEach((column, value) ->
                values.put(column, value.appends() ? longer(column, value, old.get(column)) : value(column, value)));
        return values;
    }

    private Object value(Column column, Given given) {
        Object whole =
                answers.arguments().value(given.operand(), column.attribute().type());
        return Values.inside(whole, given.inside());
    }

    private List<Object> longer(Column column, Given given, Object old) {
        Type element = column.attribute().type().element();
        List<Object> longer = new ArrayList<>(old == null ? List.of() : (List<?>) old);
        longer.add(answers.arguments().value(given.operand(), element));
        return List.copyOf(longer);
    }

    private static boolean agree(Map<Column, Object> one, Map<Column, Object> other) {
        return other.entrySet().stream()
                .filter(e -> one.containsKey(e.getKey()))
                .allMatch(e -> Comparing.isSame(e.getKey(), one.get(e.getKey()), e.getValue()));
    }

    private static Map<Column, Object> union(Map<Column, Object> one, Map<Column, Object> other) {
        Map<Column, Object> union = new LinkedHashMap<>(one);
        union.putAll(other);
        return union;
    }

    /** All that an update puts in place of one old entry, or as a new one. */
    private record Entry(Map<Column, Object> old, Map<Column, Object> fresh) {
        Entry() {
            this(new LinkedHashMap<>(), new LinkedHashMap<>());
        }
    }
}
