package org.colonnade.dynamodb;

import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/**
 * What the attributes of a table are called that are not columns of its family: the partition key, unless it is one column,
 * the sort key, and those of heads. Invariant: all names of a table are different.
 */
record Names(String block, String entry, String version, String bytes, String intention, String refused) {
    static Names of(Shape shape) {
        Set<String> columns = shape.fields().stream().map(Field::name).collect(Collectors.toSet());
        return new Names(
                shape.block().size() == 1 ? shape.block().get(0).name() : free("block", columns),
                free("entry", columns),
                free("version", columns),
                free("bytes", columns),
                free("intention", columns),
                free("refused", columns));
    }

    private static String free(String name, Set<String> taken) {
        String free = name;
        while (taken.contains(free)) {
            free = free + "_";
        }
        return free;
    }
}
