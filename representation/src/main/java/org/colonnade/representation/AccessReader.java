package org.colonnade.representation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.representation.Access.Kind;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Tie;

/**
 * Reads what a request does to the blocks of one entity.
 *
 * <p>Statements that name an instance by the same operand access one block together. A block of which nothing but the key is
 * asked is not accessed: its key is given, or stands in the block that refers to it.
 */
final class AccessReader {
    private final Entity root;
    private final Map<String, Draft> drafts = new LinkedHashMap<>();

    private AccessReader(Entity root) {
        this.root = root;
    }

    static List<Access> read(Request request, Entity root) {
        AccessReader reader = new AccessReader(root);
        request.statements().forEach(reader::read);
        List<Access> accesses = new ArrayList<>();
        reader.drafts.values().stream().flatMap(d -> d.access(request).stream()).forEach(a -> add(accesses, a));
        return accesses;
    }

    /** What is done alike to several blocks is one access. */
    private static void add(List<Access> accesses, Access access) {
        for (int i = 0; i < accesses.size(); i++) {
            if (accesses.get(i).isLike(access)) {
                accesses.set(i, access.times(accesses.get(i).blocks() + access.blocks()));
                return;
            }
        }
        accesses.add(access);
    }

    /** An access to one block, or to several that are alike, while statements are read. */
    private static final class Draft {
        private double blocks;
        private Kind kind = Kind.READ;
        private final Set<AccessPath> reads = new LinkedHashSet<>();
        private final Set<AccessPath> writes = new LinkedHashSet<>();
        private final Set<AccessPath> appends = new LinkedHashSet<>();

        void be(Kind other) {
            kind = kind.compareTo(other) < 0 ? other : kind;
        }

        Optional<Access> access(Request request) {
            boolean idle = kind == Kind.READ && reads.isEmpty() || blocks == 0;
            return idle
                    ? Optional.empty()
                    : Optional.of(new Access(
                            request,
                            kind,
                            blocks,
                            kind == Kind.INSERT ? List.of() : List.copyOf(reads),
                            List.copyOf(writes),
                            List.copyOf(appends)));
        }
    }

    private void read(Statement statement) {
        statement.visit(
                this::select,
                this::insert,
                update -> found(update, Kind.UPDATE, update.set()),
                delete -> found(delete, Kind.DELETE, List.of()),
                connect -> tie(connect.tie()),
                disconnect -> tie(disconnect.tie()));
    }

    private void select(Select select) {
        walk(select, select.asked(), select.limit());
    }

    private void found(Statement statement, Kind kind, List<Assignment> set) {
        Map<Node, Draft> met = walk(statement, List.of(), OptionalInt.empty());
        Optional.ofNullable(met.get(statement.target())).ifPresent(d -> {
            d.be(kind);
            set.forEach(a -> assign(d, a));
        });
    }

    private void insert(Insert insert) {
        if (insert.entity().equals(root)) {
            Draft draft = known(insert.key());
            draft.be(Kind.INSERT);
            insert.set().forEach(a -> assign(draft, a));
        }
        insert.ties().forEach(this::tie);
    }

    /** A link is written in the block of the entity that declares it. */
    private void tie(Tie tie) {
        if (tie.holder().entity().equals(root)) {
            Draft draft = known(tie.holder().key());
            draft.be(Kind.UPDATE);
            (tie.forward().isToOne() ? draft.writes : draft.appends)
                    .add(AccessPath.ROOT.field(tie.relationship().name()));
        }
    }

    private void assign(Draft draft, Assignment assignment) {
        AccessPath path = AccessPath.ROOT.field(assignment.attribute().name());
        (assignment.appends() ? draft.appends : draft.writes).add(path);
    }

    private Draft known(List<Operand> key) {
        Draft draft = drafts.computeIfAbsent(Operand.list(key), k -> new Draft());
        draft.blocks = 1;
        return draft;
    }

    /** Blocks that are found by something else than their key. */
    private Draft unknown(QueryGraph graph, Node node, List<Predicate> where, OptionalInt limit) {
        Draft draft = drafts.computeIfAbsent(node.name() + " " + drafts.size(), k -> new Draft());
        draft.blocks = Math.min(limit.orElse(Integer.MAX_VALUE), Estimates.targets(graph, node, where));
        return draft;
    }

    private Map<Node, Draft> walk(Statement statement, List<Column> asked, OptionalInt limit) {
        Map<Node, Draft> met = new LinkedHashMap<>();
        for (Node node : statement.graph().nodes()) {
            if (node.entity().equals(root)) {
                met.put(node, meet(node, statement.graph(), statement.where(), asked, limit));
            }
        }
        return met;
    }

    private Draft meet(Node node, QueryGraph graph, List<Predicate> where, List<Column> asked, OptionalInt limit) {
        List<AccessPath> reads = new ArrayList<>();
        asked.stream().filter(c -> c.node().equals(node)).forEach(c -> reads.add(path(c)));
        where.stream()
                .map(Predicate::column)
                .filter(c -> c.node().equals(node) && !c.isKey())
                .forEach(c -> reads.add(path(c)));
        graph.around(node).stream()
                .map(Edge::step)
                .filter(s -> s.isForward())
                .forEach(s -> reads.add(AccessPath.ROOT.field(s.name())));
        AccessPath key = AccessPath.ROOT.field(root.soleKey().orElseThrow().name());
        boolean onlyKey = graph.nodes().size() > 1 && reads.stream().allMatch(key::equals);
        Draft draft =
                Predicate.key(graph, node, where).map(this::known).orElseGet(() -> unknown(graph, node, where, limit));
        if (!onlyKey) {
            draft.reads.addAll(reads);
        }
        return draft;
    }

    /** Through a collection, all its elements. */
    private static AccessPath path(Column column) {
        AccessPath path = AccessPath.ROOT;
        for (int i = 0; i < column.attributes().size(); i++) {
            Attribute attribute = column.attributes().get(i);
            path = path.field(attribute.name());
            boolean last = i == column.attributes().size() - 1;
            path = !last && attribute.type().isCollection() ? path.every() : path;
        }
        return path;
    }
}
