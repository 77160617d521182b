package org.colonnade.expectation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Tuples;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Comparing;
import org.colonnade.estimate.Estimates;
import org.colonnade.estimate.Narrowing;
import org.colonnade.workload.Breadth;
import org.colonnade.workload.Column;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.Statement.Select;

/**
 * The arguments with which a query meets data, as estimates have it: a value that is skewed comes from a row of the query's
 * join, each as likely as the others, and so does a key where partners are skewed, or tied by what is asked for. Any other
 * value is as likely as the others of its column, and a range covers what the query says.
 */
final class Encounters {
    private final GeneratedData data;
    private final Select query;
    private final SplittableRandom random;
    private final Narrowing narrowing;
    private final List<Compare> met;
    private final Map<Column, List<Object>> sorted = new HashMap<>();

    Encounters(GeneratedData data, Select query, long seed) {
        this.data = data;
        this.query = query;
        this.random = new SplittableRandom(seed);
        this.narrowing = new Narrowing(query.graph(), query.where());
        this.met = query.where().stream()
                .filter(p -> p.equal().filter(o -> o instanceof Parameter).isPresent() && isMet(p.column()))
                .map(p -> (Compare) p)
                .toList();
    }

    private boolean isMet(Column column) {
        return column.isKey()
                ? narrowing.junctions().stream().anyMatch(j -> j.keys().contains(column))
                        || query.graph().edges().stream()
                                .anyMatch(e -> !e.step().inequality().isEven()
                                        || !e.step().reverse().inequality().isEven())
                : !column.attribute().inequality().isEven();
    }

    /** So many arguments. Rows are met at equal distances, those with the same values side by side. */
    List<Arguments> draw(int number) {
        List<List<Object>> rows = rows(number);
        return rows.stream().map(this::arguments).toList();
    }

    private List<List<Object>> rows(int number) {
        if (met.isEmpty()) {
            return IntStream.range(0, number)
                    .<List<Object>>mapToObj(i -> List.of())
                    .toList();
        }
        Map<List<Object>, Long> groups = new LinkedHashMap<>();
        Tuples tuples = new Tuples(data, query.graph());
        for (long root = 0; root < tuples.roots(); root++) {
            tuples.forEach(
                    root,
                    t -> groups.merge(
                            met.stream().map(m -> tuples.value(t, m.column())).toList(), 1L, Long::sum));
        }
        return spaced(groups, number);
    }

    private static List<List<Object>> spaced(Map<List<Object>, Long> groups, int number) {
        List<Map.Entry<List<Object>, Long>> large = new ArrayList<>(groups.entrySet());
        large.sort(Map.Entry.<List<Object>, Long>comparingByValue().reversed());
        double all = large.stream().mapToLong(Map.Entry::getValue).sum();
        List<List<Object>> rows = new ArrayList<>();
        double before = 0;
        for (Map.Entry<List<Object>, Long> group : large) {
            before += group.getValue();
            while (rows.size() < number && (rows.size() + 0.5) * all / number < before) {
                rows.add(group.getKey());
            }
        }
        return rows;
    }

    private Arguments arguments(List<Object> row) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < met.size(); i++) {
            values.put(((Parameter) met.get(i).operand()).name(), row.get(i));
        }
        query.where().stream()
                .filter(p -> p instanceof Compare c && !c.comparison().isRange() && c.operand() instanceof Parameter)
                .map(p -> (Compare) p)
                .forEach(c -> values.computeIfAbsent(((Parameter) c.operand()).name(), n -> any(c.column())));
        query.where().stream()
                .filter(p -> p instanceof InList)
                .map(p -> (InList) p)
                .forEach(l -> values.put(l.list().name(), list(l)));
        ranges().forEach((column, range) -> cover(column, range, values));
        return new Arguments(values);
    }

    private Object any(Column column) {
        return data.sample(
                column.node().entity(), column.attributes(), column.attribute().type(), random.nextLong());
    }

    private List<Object> list(InList list) {
        Set<Object> values = new LinkedHashSet<>();
        while (values.size() < list.size()) {
            values.add(any(list.column()));
        }
        return List.copyOf(values);
    }

    private Map<Column, List<Compare>> ranges() {
        return query.where().stream()
                .filter(Estimates::isRange)
                .map(p -> (Compare) p)
                .collect(Collectors.groupingBy(Compare::column, LinkedHashMap::new, Collectors.toList()));
    }

    /** Gives the ends of a range values that lie as far apart as it says; an end that is missing is that of the data. */
    private void cover(Column column, List<Compare> range, Map<String, Object> values) {
        List<Object> all = sorted.computeIfAbsent(column, this::sorted);
        double share = narrowing.share(column, List.<Predicate>copyOf(range));
        boolean open = range.size() == 1;
        for (Compare end : range) {
            boolean lower = end.comparison().isLowerEnd();
            String name = ((Parameter) end.operand()).name();
            if (open) {
                values.put(name, at(all, lower ? 1 - share : share));
            } else if (lower) {
                double from = random.nextDouble() * (1 - share);
                values.put(name, at(all, from));
                range.stream()
                        .filter(e -> !e.comparison().isLowerEnd())
                        .forEach(e -> values.put(
                                ((Parameter) e.operand()).name(), far(all, from, share, range, values.get(name))));
            }
        }
    }

    private static Object at(List<Object> all, double part) {
        return all.get((int) Math.min(all.size() - 1, Math.max(0, part * all.size())));
    }

    /** The other end of a range: so much time later if it is one of times, else so many values further. */
    private static Object far(List<Object> all, double from, double share, List<Compare> range, Object start) {
        return range.stream()
                .flatMap(r -> r.breadth().stream())
                .filter(b -> b instanceof Breadth.Time && start instanceof Instant)
                .<Object>map(b -> ((Instant) start)
                        .plusSeconds((long) ((Breadth.Time) b).period().seconds()))
                .findFirst()
                .orElseGet(() -> at(all, from + share));
    }

    private List<Object> sorted(Column column) {
        Comparator<Object> order = Comparing.values(column);
        return LongStream.range(0, data.count(column.node().entity()))
                .mapToObj(i ->
                        data.value(column.node().entity(), column.attributes().get(0), i))
                .sorted(order)
                .toList();
    }
}
