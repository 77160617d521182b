package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Type;

/**
 * What entries can be made of: an aggregate as a whole, or every element of a collection that is cut.
 *
 * <p>The identifier adds no bytes, for it is the key of the block. Invariant: the atoms' paths begin with {@code element} and have no {@code [*]} beyond it; together they are all of it.
 *
 * @param element the root, or a path that ends in {@code [*]}
 * @param count how many of it a block has on average
 */
record Scope(AccessPath element, double count, List<Atom> atoms) {
    Scope {
        atoms = List.copyOf(atoms);
    }

    /** An aggregate as a whole. */
    static Scope of(AggregateClass aggregate) {
        return of(aggregate, AccessPath.ROOT, 1);
    }

    private static Scope of(AggregateClass aggregate, AccessPath element, double count) {
        List<Atom> atoms = new ArrayList<>();
        collect(aggregate, element, count, atoms);
        return new Scope(element, count, atoms);
    }

    private static void collect(AggregateClass aggregate, AccessPath path, double count, List<Atom> atoms) {
        Type type = aggregate.type(path).orElseThrow();
        if (type instanceof Type.Composite) {
            aggregate.below(path).forEach(p -> collect(aggregate, p, count, atoms));
        } else if (type instanceof Type.Collection collection) {
            Scope elements = of(aggregate, path.every(), count * collection.count());
            atoms.add(new Atom(path, type.size(), Optional.of(elements)));
        } else {
            boolean identifier =
                    path.equals(AccessPath.ROOT.field(aggregate.key().name()));
            atoms.add(new Atom(path, identifier ? 0 : type.size(), Optional.empty()));
        }
    }

    /** The bytes of one. */
    double bytes() {
        return bytes(atoms);
    }

    static double bytes(List<Atom> atoms) {
        double bytes = 0;
        for (Atom atom : atoms) {
            bytes += atom.bytes();
        }
        return bytes;
    }

    /** The atoms that are, or are in, what is at some paths. */
    List<Atom> within(List<AccessPath> paths) {
        return atoms.stream().filter(a -> paths.stream().anyMatch(a::covered)).toList();
    }

    /** This scope and all that cuts can open below it. */
    Stream<Scope> all() {
        return Stream.concat(
                Stream.of(this),
                atoms.stream().flatMap(a -> a.elements().stream()).flatMap(Scope::all));
    }
}
