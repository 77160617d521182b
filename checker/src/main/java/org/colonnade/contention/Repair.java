package org.colonnade.contention;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;

/**
 * The changes that make a grammar strict: the paper's outlook.
 *
 * <p>If exactly one person writes each key that some tree has, a grammar is strict exactly if parent and child always
 * have the same writer. A child below another writer must be cut off, to be the root of its own group; then all edges
 * are good. So there is one least set of cuts. A key with several writers or none has them wherever it stands, and no
 * cut helps.
 */
public sealed interface Repair {

    /** The children that must be cut off, and no others. Without cuts the grammar is strict already. */
    record Cuts(List<Cut> cuts) implements Repair {
        public Cuts {
            cuts = List.copyOf(cuts);
        }

        /**
         * Returns the grammar after the cuts: each child that was cut off is a root.
         *
         * <p>It has the arguments of the key in the content. It no longer says that they were constants or equal
         * because the parent's were.
         */
        public Grammar after(Grammar grammar) {
            List<Content<Key>> roots = new ArrayList<>(List.of(grammar.root()));
            cuts.forEach(c -> roots.add(new Content.Child<>(c.key())));
            return new Grammar(
                    grammar.name(),
                    grammar.domains(),
                    cuts.isEmpty() ? grammar.root() : new Content.Choice<>(roots),
                    grammar.productions().stream().map(this::after).toList(),
                    grammar.writes(),
                    grammar.at());
        }

        private Production after(Production production) {
            Set<Integer> numbers = new LinkedHashSet<>();
            cuts.stream().filter(c -> c.production().equals(production)).forEach(c -> numbers.add(c.number()));
            return new Production(production.head(), new Shears(numbers).cut(production.content()), production.at());
        }
    }

    /** No regrouping helps: these keys, one of each kind, have several writers or none. */
    record Futile(List<Tree> keys) implements Repair {
        public Futile {
            keys = List.copyOf(keys);
        }
    }

    /** The grammar has too many states to look at within the work limit. */
    record Undecided(long limit) implements Repair {}

    /**
     * A child to be cut off.
     *
     * @param number the position of the key in the content of the production, from 0
     */
    record Cut(Production production, int number) {
        public Key key() {
            List<Key> keys = new ArrayList<>();
            production.content().forEachKey(keys::add);
            return keys.get(number);
        }

        @Override
        public String toString() {
            return key() + " below " + production.head();
        }
    }

    static Repair of(Grammar grammar) {
        try {
            return of(grammar, new Specialisation(grammar, new Limit(Contention.WORK)));
        } catch (Limit.Reached e) {
            return new Undecided(Contention.WORK);
        }
    }

    private static Repair of(Grammar grammar, Specialisation specialisation) {
        People people = new People(grammar, specialisation);
        PossibleWriters claims = new PossibleWriters(people, specialisation.constants);
        SingleWriter single = SingleWriter.strict(claims);
        Usefulness useful = new Usefulness(specialisation.states);
        Map<String, Tree> futile = new LinkedHashMap<>();
        useful.states.stream()
                .filter(s -> single.breaks(single.own(s)))
                .forEach(s -> futile.computeIfAbsent(
                        s.kind.head().kind(), k -> new TreeNaming(specialisation, people, claims).node(s)));
        if (!futile.isEmpty()) {
            return new Futile(List.copyOf(futile.values()));
        }
        Set<Cut> cuts = new LinkedHashSet<>();
        useful.edges.stream()
                .filter(e -> single.breaks(single.join(single.own(e.parent()), single.lift(single.own(e.child()), e))))
                .forEach(e -> cuts.add(new Cut(e.parent().kind.production, e.key())));
        return new Cuts(List.copyOf(cuts));
    }
}
