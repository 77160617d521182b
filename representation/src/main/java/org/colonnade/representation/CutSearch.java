package org.colonnade.representation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cut.Portion;
import org.colonnade.store.StoreLimits;

/**
 * Finds the cheapest cut, scope by scope from the innermost collections outwards.
 *
 * <p>In a scope, any atoms may share an entry, and a collection may be cut instead, at the least cost of the scope of its
 * elements. Atoms that every access treats alike are in one entry in some best cut: of their entries, all can move to
 * the one whose bytes cost least, which is read and written no more often for it. So it is enough to consider sets of such
 * classes of atoms. The cheapest entries for a set of classes are one entry with the first class in it, for every choice of
 * its companions, and the cheapest for the rest: {@code 3^n} steps for n classes.
 *
 * <p>Entries beyond the limit of a store are avoided before all else, and cost next, see {@link Rank}. What is too large alone is
 * then with nothing else that has bytes. If all other atoms of a scope fit into one entry, those that are treated alike can still
 * share one. If they do not, each atom is a class of its own.
 *
 * <p>Beyond {@value #MOST_CLASSES} classes, entries are merged two by two as long as that pays, and nothing is proven.
 */
final class CutSearch {
    static final int MOST_CLASSES = 13;

    private final Pricing pricing;
    private final List<Weighed> accesses;
    private final double perKind;
    private final StoreLimits limits;
    private boolean exact = true;

    /** An access and how often it happens. */
    record Weighed(Access access, double weight) {}

    /** Entries of a scope and of those below it, and how they rank. */
    record Solution(List<Portion> portions, Rank rank) {
        Solution and(Solution other) {
            List<Portion> both = new ArrayList<>(portions);
            both.addAll(other.portions);
            return new Solution(both, rank.plus(other.rank));
        }
    }

    /** Each kind of entry costs {@code perKind} beside what the accesses do. */
    CutSearch(Pricing pricing, List<Weighed> accesses, double perKind, StoreLimits limits) {
        this.pricing = pricing;
        this.accesses = accesses;
        this.perKind = perKind;
        this.limits = limits;
    }

    /** Whether no other cut ranks before it. */
    boolean isExact() {
        return exact;
    }

    /** The cheapest entries, but for what several entries cost by being several. */
    Solution best() {
        return best(pricing.root());
    }

    private Solution best(Scope scope) {
        List<List<Atom>> classes = classes(scope);
        if (classes.size() > MOST_CLASSES) {
            exact = false;
            return new Merging(scope, classes).merged();
        }
        return new Subsets(scope, classes).best();
    }

    /** Atoms that every access treats alike and that fit together; each collection by itself, for it may be cut. */
    private List<List<Atom>> classes(Scope scope) {
        List<Atom> light =
                scope.atoms().stream().filter(a -> excess(List.of(a)) == 0).toList();
        boolean roomy = excess(light) == 0;
        Map<String, List<Atom>> classes = new LinkedHashMap<>();
        for (Atom atom : scope.atoms()) {
            boolean shared = atom.elements().isEmpty() && roomy && light.contains(atom);
            String sign = shared ? signature(atom) : atom.path().toString() + "[]";
            classes.computeIfAbsent(sign, s -> new ArrayList<>()).add(atom);
        }
        return List.copyOf(classes.values());
    }

    private String signature(Atom atom) {
        StringBuilder signature = new StringBuilder();
        for (Weighed weighed : accesses) {
            Access access = weighed.access();
            signature
                    .append(access.reads(atom) ? 'r' : '-')
                    .append(access.replaces(atom) ? 'w' : access.writes(atom) ? 'p' : '-');
        }
        return signature.toString();
    }

    private double excess(List<Atom> atoms) {
        return limits.excess(Pricing.bytes(atoms));
    }

    private Rank rank(Scope scope, List<Atom> atoms) {
        double cost = perKind;
        for (Weighed weighed : accesses) {
            cost += weighed.weight() * pricing.entries(weighed.access(), scope, atoms);
        }
        return new Rank(excess(atoms), cost);
    }

    private Solution entry(Scope scope, List<Atom> atoms) {
        List<AccessPath> paths = atoms.stream().map(Atom::path).toList();
        return new Solution(List.of(new Portion(paths)), rank(scope, atoms));
    }

    /** All ways to put the classes of a scope into entries. Classes are bits of a set's number. */
    private final class Subsets {
        private final List<List<Atom>> classes;
        private final Scope scope;
        private final Rank[] entry;
        private final Rank[] cut;
        private final Rank[] least;
        private final int[] first;

        Subsets(Scope scope, List<List<Atom>> classes) {
            this.scope = scope;
            this.classes = classes;
            this.entry = new Rank[1 << classes.size()];
            this.least = new Rank[1 << classes.size()];
            this.first = new int[1 << classes.size()];
            this.cut = new Rank[classes.size()];
            Arrays.fill(cut, Rank.LAST);
            least[0] = Rank.NONE;
        }

        Solution best() {
            Map<Integer, Solution> elements = new LinkedHashMap<>();
            for (int c = 0; c < classes.size(); c++) {
                if (classes.get(c).get(0).elements().isPresent()) {
                    elements.put(
                            c,
                            CutSearch.this.best(classes.get(c).get(0).elements().get()));
                    cut[c] = elements.get(c).rank();
                }
            }
            for (int set = 1; set < entry.length; set++) {
                entry[set] = rank(scope, atoms(set));
                decide(set);
            }
            return solution(entry.length - 1, elements);
        }

        /** The larger entry wins where costs are the same, and any entry over a cut. */
        private void decide(int set) {
            int lowest = Integer.numberOfTrailingZeros(set);
            int rest = set & ~(1 << lowest);
            least[set] = Rank.LAST;
            for (int companions = rest; ; companions = (companions - 1) & rest) {
                consider(
                        set, companions | 1 << lowest, entry[companions | 1 << lowest].plus(least[rest & ~companions]));
                if (companions == 0) {
                    break;
                }
            }
            consider(set, -1 - lowest, cut[lowest].plus(least[rest]));
        }

        private void consider(int set, int choice, Rank rank) {
            if (rank.isBefore(least[set])) {
                least[set] = rank;
                first[set] = choice;
            }
        }

        private Solution solution(int set, Map<Integer, Solution> elements) {
            Solution solution = new Solution(List.of(), Rank.NONE);
            int rest = set;
            while (rest != 0) {
                int choice = first[rest];
                solution = solution.and(choice < 0 ? elements.get(-1 - choice) : entry(scope, atoms(choice)));
                rest &= choice < 0 ? ~(1 << (-1 - choice)) : ~choice;
            }
            return solution;
        }

        private List<Atom> atoms(int set) {
            List<Atom> atoms = new ArrayList<>();
            for (int c = 0; c < classes.size(); c++) {
                if ((set >> c & 1) == 1) {
                    atoms.addAll(classes.get(c));
                }
            }
            return atoms;
        }
    }

    /** Entries that grow two by two. */
    private final class Merging {
        private final Scope scope;
        private final List<List<Atom>> entries;
        private Solution cut = new Solution(List.of(), Rank.NONE);

        Merging(Scope scope, List<List<Atom>> classes) {
            this.scope = scope;
            this.entries = new ArrayList<>();
            classes.forEach(this::begin);
        }

        private void begin(List<Atom> atoms) {
            if (atoms.get(0).elements().isPresent()) {
                Solution elements = best(atoms.get(0).elements().get());
                if (elements.rank().isBefore(rank(scope, atoms))) {
                    cut = cut.and(elements);
                    return;
                }
            }
            entries.add(atoms);
        }

        Solution merged() {
            boolean merged = true;
            while (merged) {
                merged = mergeBest();
            }
            Solution solution = cut;
            for (List<Atom> atoms : entries) {
                solution = solution.and(entry(scope, atoms));
            }
            return solution;
        }

        private boolean mergeBest() {
            double most = 0;
            int[] pair = {};
            for (int i = 0; i < entries.size(); i++) {
                for (int j = i + 1; j < entries.size(); j++) {
                    Rank apart = rank(scope, entries.get(i)).plus(rank(scope, entries.get(j)));
                    Rank together = rank(scope, both(i, j));
                    double gain = apart.cost() - together.cost();
                    if (gain >= most && together.excess() <= apart.excess()) {
                        most = gain;
                        pair = new int[] {i, j};
                    }
                }
            }
            if (pair.length == 0) {
                return false;
            }
            entries.set(pair[0], both(pair[0], pair[1]));
            entries.remove(pair[1]);
            return true;
        }

        private List<Atom> both(int i, int j) {
            List<Atom> both = new ArrayList<>(entries.get(i));
            both.addAll(entries.get(j));
            return both;
        }
    }
}
