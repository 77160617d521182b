package org.colonnade.expectation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.data.Data;
import org.colonnade.data.Tuples;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/** The entries that a family has for some data. An entry has a value for each column, in the order of the family's. */
final class FamilyContent {
    private final List<Object[]> entries = new ArrayList<>();
    private final Map<List<Integer>, Map<List<Object>, List<Object[]>>> indexes = new HashMap<>();

    FamilyContent(Family family, Data data) {
        Tuples tuples = new Tuples(data, family.graph());
        List<Column> columns = family.columns();
        for (long root = 0; root < tuples.roots(); root++) {
            tuples.forEach(
                    root,
                    tuple -> entries.add(
                            columns.stream().map(c -> tuples.value(tuple, c)).toArray()));
        }
    }

    /** The entries by their values at some places, in no order. */
    Map<List<Object>, List<Object[]>> by(List<Integer> places) {
        return indexes.computeIfAbsent(places, p -> {
            Map<List<Object>, List<Object[]>> index = new HashMap<>();
            for (Object[] entry : entries) {
                List<Object> key = Arrays.asList(p.stream().map(i -> entry[i]).toArray());
                index.computeIfAbsent(key, k -> new ArrayList<>()).add(entry);
            }
            return index;
        });
    }
}
