package org.colonnade.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;

/** One step of a plan: what the store or the application does, its estimated cost, and the rows that it leaves. */
public sealed interface PlanStep {
    /** What it costs the store or the application; nothing by itself. */
    default double cost() {
        return 0;
    }

    /** The estimated number of rows after it. */
    double rows();

    /** What one of the functions makes of it: that for steps of its kind. */
    default <T> T match(
            Function<Lookup, T> lookup,
            Function<Reuse, T> reuse,
            Function<Filter, T> filter,
            Function<Sort, T> sort,
            Function<Merge, T> merge,
            Function<Limit, T> limit) {
        if (this instanceof Lookup it) {
            return lookup.apply(it);
        } else if (this instanceof Reuse it) {
            return reuse.apply(it);
        } else if (this instanceof Filter it) {
            return filter.apply(it);
        } else if (this instanceof Sort it) {
            return sort.apply(it);
        } else if (this instanceof Merge it) {
            return merge.apply(it);
        }
        return limit.apply((Limit) this);
    }

    /** The lookup that it is, or uses again. */
    default Optional<Lookup> asLookup() {
        return Optional.empty();
    }

    /** The step, whether the request has made its lookup before or not. */
    default PlanStep once() {
        return asLookup().<PlanStep>map(l -> l).orElse(this);
    }

    /**
     * Gets from one family, once for each different key.
     *
     * <p>{@code nodes} leads from the family's nodes to those of the query that they stand for; where it does not, a
     * node is certain to have exactly one partner and of no interest. The block's key is {@code partition}; within the
     * block, entries are restricted to those that agree with {@code prefix}, then with {@code range}, whose predicates
     * are all on the next clustering column. {@code matches} are further columns that must agree with what is known of
     * the row that was looked up. Entries come in the family's order, or {@code reversed}.
     */
    record Lookup(
            Family family,
            Map<Node, Node> nodes,
            List<Bound> partition,
            List<Bound> prefix,
            List<Predicate> range,
            List<Bound> matches,
            boolean reversed,
            Optional<Cap> limit,
            Volume volume,
            double cost)
            implements PlanStep {
        public Lookup {
            nodes = Map.copyOf(nodes);
            partition = List.copyOf(partition);
            prefix = List.copyOf(prefix);
            range = List.copyOf(range);
            matches = List.copyOf(matches);
        }

        @Override
        public double rows() {
            return volume.joined();
        }

        @Override
        public Optional<Lookup> asLookup() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            String within = join(prefix) + (prefix.isEmpty() || range.isEmpty() ? "" : ", ") + join(range);
            return "get " + family.name() + "[" + join(partition) + "]" + (within.isEmpty() ? "" : "[" + within + "]")
                    + (matches.isEmpty() ? "" : " where " + join(matches))
                    + (reversed ? " reversed" : "")
                    + limit.map(Cap::toString).orElse("");
        }
    }

    /** How many entries a get returns at most; {@code each} of them, if there are several. */
    record Cap(int entries, boolean each) {
        @Override
        public String toString() {
            return " limit " + entries + (each ? " each" : "");
        }
    }

    /** How much a lookup moves: gets, rows that they return, and rows of the plan after they were joined. */
    record Volume(double gets, double fetched, double joined) {}

    /**
     * The entries of a lookup that the same request has made before, with what it has written to them since. If no row
     * was left when its turn came, it is made now: once in any case.
     *
     * @param made the lookup that was made, by this or another statement; told apart from others as an object
     */
    record Reuse(Lookup lookup, Lookup made) implements PlanStep {
        @Override
        public double rows() {
            return lookup.rows();
        }

        @Override
        public Optional<Lookup> asLookup() {
            return Optional.of(lookup);
        }

        @Override
        public String toString() {
            return "again " + lookup;
        }
    }

    /** Keeps the rows that satisfy the predicates. */
    record Filter(List<Predicate> predicates, double rows) implements PlanStep {
        public Filter {
            predicates = List.copyOf(predicates);
        }

        @Override
        public String toString() {
            return "filter " + predicates.stream().map(Object::toString).collect(Collectors.joining(" and "));
        }
    }

    /** Sorts the rows. */
    record Sort(List<Ordering> by, double rows, double cost) implements PlanStep {
        public Sort {
            by = List.copyOf(by);
        }

        @Override
        public String toString() {
            return "sort by " + join(by);
        }
    }

    /** Brings the rows of several gets, each in order, into one order. */
    record Merge(List<Ordering> by, double rows, double cost) implements PlanStep {
        public Merge {
            by = List.copyOf(by);
        }

        @Override
        public String toString() {
            return "merge by " + join(by);
        }
    }

    /** Keeps the first rows. */
    record Limit(int limit, double rows) implements PlanStep {
        @Override
        public String toString() {
            return "limit " + limit;
        }
    }

    private static String join(List<?> parts) {
        return parts.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    /** The query's column that a family's column stands for. */
    static Column query(Map<Node, Node> nodes, Column family) {
        return new Column(nodes.get(family.node()), family.attributes(), family.at());
    }
}
