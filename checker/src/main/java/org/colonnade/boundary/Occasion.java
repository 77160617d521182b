package org.colonnade.boundary;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.colonnade.model.Entity;
import org.colonnade.model.Relationship;
import org.colonnade.workload.Request;

/**
 * A request as aggregate design sees it: the instances that it meets, and the links between them.
 *
 * <p>Instances that are linked along a nesting stand in one block. Invariant: links lead to parties by their numbers.
 */
record Occasion(Request request, double weight, List<Party> parties, List<Link> links) {
    Occasion {
        parties = List.copyOf(parties);
        links = List.copyOf(links);
    }

    /** The entities whose place decides what the request costs. */
    Set<Entity> entities() {
        Set<Entity> entities = new LinkedHashSet<>();
        parties.forEach(p -> entities.add(p.entity()));
        return entities;
    }

    /** Returns whether it seeks an instance that holds such a link by its own key without knowing its partner. */
    boolean seeksAlone(Relationship relationship) {
        return IntStream.range(0, parties.size()).anyMatch(i -> isSought(i, relationship));
    }

    private boolean isSought(int number, Relationship relationship) {
        Party party = parties.get(number);
        return party.keyed()
                && !party.act().fresh()
                && (party.act().read() || party.act().written())
                && party.entity().equals(relationship.from())
                && links.stream()
                        .noneMatch(l -> l.holder() == number
                                && l.relationship().equals(relationship)
                                && parties.get(l.partner()).keyed());
    }

    /** The blocks that it finds, reads and writes. */
    Accesses accesses(Boundaries boundaries, Habits habits) {
        int[] blocks = blocks(boundaries);
        TreeMap<Integer, List<Integer>> members = new TreeMap<>();
        IntStream.range(0, parties.size())
                .forEach(p -> members.computeIfAbsent(blocks[p], b -> new ArrayList<>())
                        .add(p));
        double found = upkeep(boundaries, habits);
        double read = 0;
        double written = 0;
        double noted = 0;
        Set<Integer> referring = referring(boundaries, habits);
        for (List<Integer> block : members.values()) {
            boolean reads = block.stream().anyMatch(p -> parties.get(p).act().read());
            boolean writes = block.stream().anyMatch(p -> parties.get(p).act().written());
            boolean notes = !writes && block.stream().anyMatch(referring::contains);
            double count = top(block, boundaries).count();
            read += reads ? count : 0;
            written += writes ? count : 0;
            noted += notes ? count : 0;
            found += reads || writes || notes ? search(block, blocks, boundaries) : 0;
        }
        return new Accesses(found, read, written, noted);
    }

    /** For each party the number of one in its block. */
    private int[] blocks(Boundaries boundaries) {
        int[] block = IntStream.range(0, parties.size()).toArray();
        for (Link link : links) {
            if (isNested(link, boundaries)) {
                int from = block[link.holder()];
                int to = block[link.partner()];
                for (int i = 0; i < block.length; i++) {
                    block[i] = block[i] == from ? to : block[i];
                }
            }
        }
        return block;
    }

    private static boolean isNested(Link link, Boundaries boundaries) {
        return boundaries
                .of(link.relationship().from())
                .filter(n -> n.relationship().equals(link.relationship()))
                .isPresent();
    }

    /** The instance of a block that all others of it stand in. */
    private Party top(List<Integer> block, Boundaries boundaries) {
        return block.stream()
                .filter(p -> links.stream().noneMatch(l -> l.holder() == p && isNested(l, boundaries)))
                .map(parties::get)
                .findFirst()
                .orElse(parties.get(block.get(0)));
    }

    /** Partners of links that change, if they keep a list of those that refer to them. */
    private Set<Integer> referring(Boundaries boundaries, Habits habits) {
        Set<Integer> referring = new LinkedHashSet<>();
        links.stream()
                .filter(l -> l.use() == Link.Use.CHANGED
                        && habits.followedBack().contains(l.relationship())
                        && !isNested(l, boundaries))
                .forEach(l -> referring.add(l.partner()));
        return referring;
    }

    /** Entries of indexes that lead from the key of something nested to its block. */
    private double upkeep(Boundaries boundaries, Habits habits) {
        return parties.stream()
                .filter(p -> p.act().fresh()
                        && boundaries
                                .of(p.entity())
                                .filter(n -> habits.soughtAlone().contains(n.relationship()))
                                .isPresent())
                .mapToDouble(Party::count)
                .sum();
    }

    /** Returns the cost of finding the key of a block: nothing if it is given, or another block refers to it. */
    private double search(List<Integer> block, int[] blocks, Boundaries boundaries) {
        Party top = top(block, boundaries);
        boolean root = boundaries.of(top.entity()).isEmpty();
        if (root && (top.keyed() || top.act().fresh()) || isReferredTo(block, blocks)) {
            return 0;
        }
        return block.stream()
                .map(parties::get)
                .filter(p -> p.keyed() && !p.act().fresh())
                .mapToDouble(Party::count)
                .min()
                .orElse(1);
    }

    private boolean isReferredTo(List<Integer> block, int[] blocks) {
        return links.stream()
                .filter(l -> blocks[l.holder()] != blocks[l.partner()])
                .anyMatch(l -> l.use() == Link.Use.FORWARD && block.contains(l.partner())
                        || l.use() == Link.Use.BACKWARD && block.contains(l.holder()));
    }
}
