package org.colonnade.representation;

import java.util.List;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.representation.Access.Kind;

/**
 * What accesses to a class cost on a store, entry by entry, by what the interface of aggregates asks of it.
 *
 * <p>A get reads the entries with anything that is asked for. An update first reads the head of the block, which has its
 * version (NoAM, Section 7.1), with what is compared, and writes the head with the entries that have anything that gets a
 * value. An entry that is written in part is read before, by a request of its own, and written as a whole; where a block has
 * one entry, that comes with the head. An element that is appended to a collection that is cut is entries of its own. So the
 * cost of an access is a sum over entries, and a part that no cut of several entries changes.
 */
record Pricing(Scope root, Prices reading, Prices writing) {
    /** What the key of an entry adds to it. */
    static final double KEY_BYTES = 12;

    /** The head of a block, with its key. */
    static final double HEAD_BYTES = 60;

    Pricing(BlockCosts costs, Scope root) {
        this(root, costs.reading(), costs.writing());
    }

    /** An access to one block under a cut. */
    double of(Access access, Cut cut) {
        if (isSingle(cut)) {
            return constant(access) + entries(access, root, root.atoms(), 0);
        }
        double cost = constant(access) + several(access);
        for (Portion portion : cut.portions()) {
            Scope scope = scope(portion);
            cost += entries(access, scope, scope.within(portion.members()));
        }
        return cost;
    }

    static boolean isSingle(Cut cut) {
        return cut.portions().size() == 1
                && cut.portions().get(0).members().get(0).isRoot();
    }

    /** What an entry of some atoms has, with its key. */
    static double bytes(List<Atom> atoms) {
        return Scope.bytes(atoms) + KEY_BYTES;
    }

    /** The entries of a cut, each kind with its size. */
    List<EntrySize> sizes(Cut cut) {
        return cut.portions().stream()
                .map(p -> new EntrySize(p, bytes(scope(p).within(p.members()))))
                .toList();
    }

    private Scope scope(Portion portion) {
        return root.all()
                .filter(s -> s.element().equals(portion.element()))
                .findFirst()
                .orElseThrow();
    }

    /** What does not depend on the cut. */
    private double constant(Access access) {
        return switch (access.kind()) {
            case READ -> get();
            case UPDATE -> get() + headRead() + put() + headWritten();
            case INSERT ->
                writing.request() + headWritten() + Scope.bytes(root.within(access.writes())) * writing.blockByte();
            case DELETE -> get() + headRead() + put();
        };
    }

    private double get() {
        return reading.request() + root.bytes() * reading.blockByte();
    }

    private double put() {
        return writing.request() + root.bytes() * writing.blockByte();
    }

    private double headRead() {
        return reading.entry() + reading.bytes() * HEAD_BYTES;
    }

    private double headWritten() {
        return writing.entry() + writing.bytes() * HEAD_BYTES;
    }

    /** What an access pays because a block has several entries: who reads all of them gets the head too. */
    private double several(Access access) {
        return access.kind() == Kind.READ && root.atoms().stream().allMatch(access::reads) ? headRead() : 0;
    }

    /** What an access pays for the entries, one for each element of the scope, that hold some atoms, if there are others. */
    double entries(Access access, Scope scope, List<Atom> atoms) {
        return entries(access, scope, atoms, get());
    }

    /** @param another the price of one more request that reads */
    private double entries(Access access, Scope scope, List<Atom> atoms, double another) {
        if (access.kind() == Kind.DELETE) {
            return 0;
        }
        double bytes = Scope.bytes(atoms);
        return scope.count() * (got(access, atoms, bytes, another) + put(access, atoms, bytes))
                + appended(access, scope) * (writing.entry() + writing.bytes() * (bytes + KEY_BYTES));
    }

    private double got(Access access, List<Atom> atoms, double bytes, double another) {
        boolean completed = access.kind() == Kind.UPDATE && isWrittenInPart(access, atoms);
        return completed || atoms.stream().anyMatch(access::reads)
                ? (completed ? another : 0) + reading.entry() + reading.bytes() * (bytes + KEY_BYTES)
                : 0;
    }

    private static boolean isWrittenInPart(Access access, List<Atom> atoms) {
        return atoms.stream().anyMatch(access::writes) && !atoms.stream().allMatch(access::replaces);
    }

    private double put(Access access, List<Atom> atoms, double bytes) {
        double changed = 0;
        boolean written = false;
        for (Atom atom : atoms) {
            if (access.writes(atom)) {
                written = true;
                changed += access.replaces(atom)
                        ? atom.bytes()
                        : atom.elements().map(Scope::bytes).orElse(atom.bytes());
            }
        }
        boolean part = access.kind() == Kind.INSERT;
        return written ? writing.entry() + writing.bytes() * ((part ? changed : bytes) + KEY_BYTES) : 0;
    }

    /** How many new elements of a scope come with one more element of the collections that are appended to. */
    private double appended(Access access, Scope scope) {
        return access.appends().stream()
                .map(AccessPath::every)
                .filter(scope.element()::startsWith)
                .mapToDouble(a -> scope.count() / count(a))
                .sum();
    }

    private double count(AccessPath element) {
        return root.all()
                .filter(s -> s.element().equals(element))
                .findFirst()
                .orElseThrow()
                .count();
    }
}
