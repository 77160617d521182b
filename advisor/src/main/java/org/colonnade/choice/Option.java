package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.plan.Prepared;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Request;

/**
 * A family that may be chosen, what it takes to keep it up to date, and how large it is.
 *
 * <p>Its number is its bit in sets of options. Options are told apart as objects.
 */
public final class Option {
    private static final double PLAIN = 1e-3;
    private static final double LONGER = 1.1e-3;
    private static final double ONE_BLOCK = 1e-2;

    private final int number;
    private final Family family;
    private final Prepared prepared;
    private final double bytes;
    private final List<Chore> chores = new ArrayList<>();
    private final Set<Task> support = new LinkedHashSet<>();
    private final BitSet dues = new BitSet();
    private double upkeep;

    Option(int number, Family family, Certainty certainty) {
        this.number = number;
        this.family = family;
        this.prepared = new Prepared(family, number, certainty);
        this.bytes = Estimates.bytes(family);
    }

    /** The upkeep for one statement of one request, the cost of its writes, and its support queries. */
    public record Chore(Request request, Upkeep upkeep, double cost, List<Task> support) {
        public Chore {
            support = List.copyOf(support);
        }
    }

    /** Adds a chore, at the weight of its request, with what is paid once for it. */
    void add(Chore chore, double weight, BitSet once) {
        chores.add(chore);
        dues.or(once);
        upkeep += weight * chore.cost;
        support.addAll(chore.support);
        chore.support.forEach(t -> t.demanders().set(number));
    }

    public int number() {
        return number;
    }

    public Family family() {
        return family;
    }

    Prepared prepared() {
        return prepared;
    }

    public double bytes() {
        return bytes;
    }

    /**
     * The bytes, and a little more for each column of a key, most for one of a block's key: of families that are as large, a
     * person would choose one that has values in place of keys, and a short key of blocks, but no single block.
     */
    public double heft() {
        int blockKey = family.partition().size();
        return bytes * (1 + PLAIN * family.clustering().size() + (blockKey == 0 ? ONE_BLOCK : LONGER * (blockKey - 1)));
    }

    /** What statements do to keep it up, in their order. */
    public List<Chore> chores() {
        return chores;
    }

    /** The support queries that are asked for it. */
    public Set<Task> support() {
        return support;
    }

    /** What requests pay once if the family is there, by its numbers among the {@link SharedCosts}. */
    BitSet dues() {
        return dues;
    }

    /** The weighted cost of all puts and deletes. */
    public double upkeep() {
        return upkeep;
    }
}
