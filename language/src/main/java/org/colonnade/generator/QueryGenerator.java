package org.colonnade.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.model.Path;

/**
 * Writes random queries: three columns of a path; an equality predicate on the path's first entity, on its key or
 * another attribute; range predicates on other attributes of the path, keys excepted; at times an order by one.
 */
final class QueryGenerator {
    private static final int COLUMNS = 3;
    private static final int ORDERED_PERCENT = 10;
    private static final List<String> RANGES = List.of("<", "<=", ">", ">=");

    private final RandomWalk walk;
    private final SplitMix random;

    QueryGenerator(RandomWalk walk, SplitMix random) {
        this.walk = walk;
        this.random = random;
    }

    /** Writes a query of length 2 in one of ten cases, else of length 1. */
    String shortQuery() {
        return query(random.percent(10) ? 2 : 1);
    }

    /** Writes a query over a path of so many entities. */
    String query(int length) {
        Path path = walk.path(length);
        List<PathColumn> columns = PathColumn.along(path);
        PathColumn equal = random.of(PathColumn.of(path.start().name(), path.start()));
        List<PathColumn> others =
                columns.stream().filter(c -> !c.isKey() && !c.equals(equal)).toList();
        return "SELECT " + comma(random.sample(columns, COLUMNS)) + " FROM " + path + " WHERE "
                + String.join(" AND ", predicates(equal, others))
                + (random.percent(ORDERED_PERCENT) ? " ORDER BY " + random.of(others) : "");
    }

    private List<String> predicates(PathColumn equal, List<PathColumn> others) {
        List<String> predicates = new ArrayList<>(List.of(equal.compared("=")));
        random.sample(others, ranges()).forEach(c -> predicates.add(c.compared(random.of(RANGES))));
        return predicates;
    }

    /** Draws the number of range predicates: two in 5 % of all queries, one in 20 %, else none. */
    private int ranges() {
        int drawn = random.below(100);
        return drawn < 5 ? 2 : drawn < 25 ? 1 : 0;
    }

    private static String comma(List<PathColumn> columns) {
        return columns.stream().map(PathColumn::toString).collect(Collectors.joining(", "));
    }
}
