package org.colonnade.boundary;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Model;
import org.colonnade.model.Step;
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
import org.colonnade.workload.Tie.Mention;

/**
 * Reads the acts of a request on instances.
 *
 * <p>Two mentions of one entity under the same operand are one instance. A statement starts from an instance whose key
 * it gives, if any, and goes from instance to instance: forward by the key that the holder of a link keeps, backward by
 * the list that its partner keeps. An instance need not be read if only its key is asked for.
 */
final class OccasionReader {
    private final Model model;
    private final List<Party> parties = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final Map<String, Integer> named = new HashMap<>();

    private OccasionReader(Model model) {
        this.model = model;
    }

    static Occasion read(Model model, Request request, double weight) {
        OccasionReader reader = new OccasionReader(model);
        request.statements().forEach(reader::meet);
        return new Occasion(request, weight, reader.parties, reader.links);
    }

    private void meet(Statement statement) {
        statement.visit(
                this::select,
                this::insert,
                update -> act(target(update), Party.Act.WRITE),
                delete -> remove(target(delete)),
                connect -> change(connect.tie()),
                disconnect -> change(disconnect.tie()));
    }

    private void select(Select select) {
        new Walk(select, select.asked(), select.limit()).read();
    }

    private void insert(Insert insert) {
        known(insert.mention(), Party.Act.CREATE);
        insert.ties().forEach(this::change);
    }

    private int target(Statement statement) {
        Walk walk = new Walk(statement, List.of(), OptionalInt.empty());
        return walk.parties().get(statement.target());
    }

    /** Whoever the removed instance refers to may keep a list of those who do. */
    private void remove(int number) {
        act(number, Party.Act.WRITE);
        Party removed = parties.get(number);
        for (Step step : model.steps(removed.entity())) {
            if (step.isForward()) {
                int partner = links.stream()
                        .filter(l -> l.holder() == number && l.relationship().equals(step.relationship()))
                        .map(Link::partner)
                        .findFirst()
                        .orElseGet(() ->
                                add(new Party(step.target(), removed.count() * step.fanOut(), false, Party.Act.NONE)));
                links.add(new Link(number, partner, step.relationship(), Link.Use.CHANGED));
            }
        }
    }

    private void change(Tie tie) {
        int from = known(tie.from(), Party.Act.NONE);
        int to = known(tie.to(), Party.Act.NONE);
        boolean forward = tie.step().isForward();
        act(forward ? from : to, Party.Act.WRITE);
        links.add(new Link(forward ? from : to, forward ? to : from, tie.relationship(), Link.Use.CHANGED));
    }

    private int known(Mention mention, Party.Act act) {
        return named(mention, new Party(mention.entity(), 1, true, act));
    }

    private int named(Mention mention, Party party) {
        Integer before = named.get(mention.name());
        if (before == null) {
            named.put(mention.name(), add(party));
            return named.get(mention.name());
        }
        parties.set(before, parties.get(before).and(party));
        return before;
    }

    private int add(Party party) {
        parties.add(party);
        return parties.size() - 1;
    }

    private void act(int number, Party.Act act) {
        Party party = parties.get(number);
        parties.set(
                number,
                new Party(
                        party.entity(),
                        party.count(),
                        party.keyed(),
                        party.act().and(act)));
    }

    /** The way of a statement through its query graph, from the instance that it starts with. */
    private final class Walk {
        private final QueryGraph graph;
        private final List<Predicate> where;
        private final Set<Column> columns;
        private final double limit;
        private final Map<Node, Integer> numbers = new LinkedHashMap<>();

        Walk(Statement statement, List<Column> asked, OptionalInt limit) {
            this.graph = statement.graph();
            this.where = statement.where();
            this.columns = Stream.concat(asked.stream(), where.stream().map(Predicate::column))
                    .collect(Collectors.toSet());
            this.limit = limit.isPresent() ? limit.getAsInt() : Double.POSITIVE_INFINITY;
        }

        /** Reads at least whether an instance exists where a statement asks for keys only. */
        void read() {
            if (parties().values().stream().noneMatch(n -> parties.get(n).act().read())) {
                act(numbers.get(start()), Party.Act.READ);
            }
        }

        Map<Node, Integer> parties() {
            visit(start(), Optional.empty());
            return numbers;
        }

        private Node start() {
            return graph.nodes().stream()
                    .filter(n -> key(n).isPresent())
                    .findFirst()
                    .orElseGet(() -> graph.nodes().stream()
                            .filter(n -> where.stream()
                                    .anyMatch(p -> p.column().node().equals(n)))
                            .findFirst()
                            .orElse(graph.root()));
        }

        private void visit(Node node, Optional<Edge> from) {
            List<Edge> onward = graph.around(node).stream()
                    .filter(e -> from.isEmpty() || !e.equals(from.get().reverse()))
                    .toList();
            boolean read = columns.stream().anyMatch(c -> c.node().equals(node) && !c.isKey())
                    || onward.stream()
                            .anyMatch(e -> e.step().isForward() || key(e.to()).isEmpty())
                    || from.isPresent()
                            && !from.get().step().isForward()
                            && key(node).isPresent();
            numbers.put(node, meet(node, read ? Party.Act.READ : Party.Act.NONE));
            from.ifPresent(this::link);
            onward.forEach(e -> visit(e.to(), Optional.of(e)));
        }

        private int meet(Node node, Party.Act act) {
            double count = key(node).isPresent() ? 1 : Math.min(limit, Estimates.targets(graph, node, where));
            Party party = new Party(node.entity(), count, key(node).isPresent(), act);
            return key(node)
                    .map(k -> named(new Mention(node.entity(), k), party))
                    .orElseGet(() -> add(party));
        }

        private void link(Edge edge) {
            boolean forward = edge.step().isForward();
            int from = numbers.get(edge.from());
            int to = numbers.get(edge.to());
            Link.Use use =
                    key(edge.to()).isPresent() ? Link.Use.CHECKED : forward ? Link.Use.FORWARD : Link.Use.BACKWARD;
            links.add(new Link(
                    forward ? from : to, forward ? to : from, edge.step().relationship(), use));
        }

        /** Returns the operands that the key of a node equals. */
        private Optional<List<Operand>> key(Node node) {
            return Predicate.key(graph, node, where);
        }
    }
}
