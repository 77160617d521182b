package org.colonnade.representation;

import java.util.List;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.partition.Partition;
import org.colonnade.partition.Portion;
import org.colonnade.representation.Access.Kind;
import org.colonnade.representation.StoreProfile.Reading;
import org.colonnade.representation.StoreProfile.Writing;

/**
 * What accesses to a class cost on a store, entry by entry.
 *
 * <p>A get reads the entries with anything that is asked for. A put writes those with anything that gets a value. Where an
 * entry is written in part, and the store cannot do that, it is read before and written as a whole. An element that is
 * appended to a collection that is cut is entries of its own. So the cost of an access is a sum over entries, and a part
 * that no partition changes.
 */
final class Pricing {
    /** What the key of an entry adds to it. */
    static final double KEY_BYTES = 12;

    static final double VERSION_BYTES = 8;

    private final StoreProfile profile;
    private final Scope root;
    private final Reading reading;
    private final Writing writing;

    Pricing(StoreProfile profile, Scope root) {
        this.profile = profile;
        this.root = root;
        this.reading = profile.reading();
        this.writing = profile.writing();
    }

    Scope root() {
        return root;
    }

    /** An access to one block under a partition. */
    double of(Access access, Partition partition) {
        double cost = constant(access) + (isSingle(partition) ? 0 : versions(access));
        for (Portion portion : partition.portions()) {
            Scope scope = root.all()
                    .filter(s -> s.element().equals(portion.element()))
                    .findFirst()
                    .orElseThrow();
            cost += entries(access, scope, scope.within(portion.members()));
        }
        return cost;
    }

    static boolean isSingle(Partition partition) {
        return partition.portions().size() == 1
                && partition.portions().get(0).members().get(0).isRoot();
    }

    /** What does not depend on the partition. */
    double constant(Access access) {
        double block = root.bytes();
        double get = reading.request() + block * reading.blockByte();
        double put = writing.request() + block * writing.blockByte();
        return switch (access.kind()) {
            case READ -> get;
            case UPDATE -> put + (profile.traits().divisible() ? 0 : get);
            case INSERT -> writing.request() + Scope.bytes(root.within(access.writes())) * writing.blockByte();
            case DELETE -> put;
        };
    }

    /** What an access pays for the version of a block of several entries. */
    double versions(Access access) {
        if (!profile.traits().versioned() || access.kind() == Kind.READ || access.kind() == Kind.DELETE) {
            return 0;
        }
        double put = writing.entry() + writing.bytes() * VERSION_BYTES;
        return access.kind() == Kind.INSERT ? put : put + reading.entry() + reading.bytes() * VERSION_BYTES;
    }

    /** What an access pays for the entries, one for each element of the scope, that hold some atoms. */
    double entries(Access access, Scope scope, List<Atom> atoms) {
        if (access.kind() == Kind.DELETE) {
            return 0;
        }
        double bytes = Scope.bytes(atoms);
        return scope.count() * (get(access, atoms, bytes) + put(access, atoms, bytes))
                + appended(access, scope) * (writing.entry() + writing.bytes() * (bytes + KEY_BYTES));
    }

    private double get(Access access, List<Atom> atoms, double bytes) {
        double asked = 0;
        boolean read = false;
        for (Atom atom : atoms) {
            if (access.reads(atom)) {
                read = true;
                asked += atom.bytes();
            }
        }
        boolean divisible = profile.traits().divisible();
        boolean needed = read || !divisible && access.kind() == Kind.UPDATE && isWrittenInPart(access, atoms);
        return needed ? reading.entry() + reading.bytes() * ((divisible ? asked : bytes) + KEY_BYTES) : 0;
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
        boolean part = profile.traits().divisible() || access.kind() == Kind.INSERT;
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
