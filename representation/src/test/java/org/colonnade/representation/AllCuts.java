package org.colonnade.representation;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;

/** Every cut of a class, by brute force. */
final class AllCuts {
    private AllCuts() {}

    static List<Cut> of(AggregateClass aggregate) {
        return portions(Scope.of(aggregate)).stream()
                .map(p -> Cut.of(aggregate, p))
                .distinct()
                .toList();
    }

    private static List<List<Portion>> portions(Scope scope) {
        return extended(scope, 0, new ArrayList<>());
    }

    /** The atoms from one on join an entry that there is, begin a new one, or are cut into their elements. */
    private static List<List<Portion>> extended(Scope scope, int next, List<List<Atom>> entries) {
        if (next == scope.atoms().size()) {
            return List.of(entries.stream()
                    .map(e -> new Portion(e.stream().map(Atom::path).toList()))
                    .toList());
        }
        Atom atom = scope.atoms().get(next);
        List<List<Portion>> all = new ArrayList<>();
        for (int i = 0; i <= entries.size(); i++) {
            List<List<Atom>> longer = new ArrayList<>(entries);
            List<Atom> entry = new ArrayList<>(i < entries.size() ? entries.get(i) : List.of());
            entry.add(atom);
            if (i < entries.size()) {
                longer.set(i, entry);
            } else {
                longer.add(entry);
            }
            all.addAll(extended(scope, next + 1, longer));
        }
        if (atom.elements().isPresent()) {
            for (List<Portion> rest : extended(scope, next + 1, entries)) {
                for (List<Portion> inner : portions(atom.elements().get())) {
                    List<Portion> both = new ArrayList<>(rest);
                    both.addAll(inner);
                    all.add(both);
                }
            }
        }
        return all;
    }
}
