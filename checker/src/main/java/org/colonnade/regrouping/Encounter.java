package org.colonnade.regrouping;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.colonnade.model.Relationship;
import org.colonnade.model.Step;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Tie;
import org.colonnade.workload.Tie.Mention;

/**
 * The instances that some statements of one request meet, and the links that they know of between them.
 *
 * <p>Two mentions of one entity under the same operand are one instance. An instance that is only named as a partner is
 * known, but not met: nothing of it is read or written.
 */
final class Encounter {
    private record Link(int member, int parent, int relationship) {}

    private final List<Boolean> met = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final Map<String, Integer> named = new HashMap<>();
    private final ToIntFunction<Relationship> numbers;

    /** Relationships are told apart by numbers. */
    Encounter(List<Statement> statements, ToIntFunction<Relationship> numbers) {
        this.numbers = numbers;
        statements.forEach(this::meet);
    }

    /** The relationships of its links. */
    IntStream relationships() {
        return links.stream().mapToInt(Link::relationship).distinct();
    }

    /** Returns how many groups these statements touch if groups nest along some relationships. */
    int groups(BitSet nested) {
        int[] group = new int[met.size()];
        for (int i = 0; i < group.length; i++) {
            group[i] = i;
        }
        for (Link link : links) {
            if (nested.get(link.relationship())) {
                group[find(group, link.member())] = find(group, link.parent());
            }
        }
        BitSet touched = new BitSet(group.length);
        for (int i = 0; i < group.length; i++) {
            if (met.get(i)) {
                touched.set(find(group, i));
            }
        }
        return touched.cardinality();
    }

    private static int find(int[] group, int instance) {
        int found = instance;
        while (group[found] != found) {
            found = group[found];
        }
        return found;
    }

    private void meet(Statement statement) {
        statement.visit(this::walk, this::insert, this::walk, this::walk, c -> tie(c.tie()), d -> tie(d.tie()));
    }

    private void insert(Insert insert) {
        met.set(instance(insert.mention()), true);
        insert.ties().forEach(this::tie);
    }

    private void tie(Tie tie) {
        int from = instance(tie.from());
        met.set(from, true);
        link(from, instance(tie.to()), tie.step());
    }

    private void walk(Statement statement) {
        Map<Node, Integer> instances = new HashMap<>();
        Set<Node> bare = bare(statement);
        for (Node node : statement.graph().nodes()) {
            int instance = Predicate.key(statement.graph(), node, statement.where())
                    .map(k -> instance(new Mention(node.entity(), k)))
                    .orElseGet(this::add);
            met.set(instance, met.get(instance) || !bare.contains(node));
            instances.put(node, instance);
        }
        statement.graph().edges().forEach(e -> link(instances.get(e.from()), instances.get(e.to()), e.step()));
    }

    /** The nodes that only tell keys of others: nothing of them is read or written. */
    private static Set<Node> bare(Statement statement) {
        List<Column> asked = new ArrayList<>();
        statement.where().forEach(p -> asked.add(p.column()));
        if (statement instanceof Statement.Select select) {
            asked.addAll(select.asked());
            return statement.graph().bare(asked);
        }
        Set<Node> bare = new HashSet<>(statement.graph().bare(asked));
        bare.remove(statement.target());
        return bare;
    }

    private int instance(Mention mention) {
        return named.computeIfAbsent(mention.name(), n -> add());
    }

    private int add() {
        met.add(false);
        return met.size() - 1;
    }

    private void link(int one, int other, Step step) {
        int relationship = numbers.applyAsInt(step.relationship());
        links.add(step.isForward() ? new Link(one, other, relationship) : new Link(other, one, relationship));
    }
}
