package org.colonnade.contention;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;

/**
 * Decides whether two people can write one entity group, for all sizes of open domains at once.
 *
 * <p>Strict and conflict-free take time in proportion to the states and their edges, usually to the grammar.
 * Contained is coNP-complete when keys may have several writers; finite domains whose values rules compare are
 * enumerated. So there is a work limit.
 */
public final class Contention {
    /** The largest number of nodes of a witness that is shown. */
    public static final int LARGEST_WITNESS = 1_000;

    static final long WORK = 20_000_000;

    private final Grammar grammar;
    private final Specialisation specialisation;
    private final People people;
    private final PossibleWriters claims;

    private Contention(Grammar grammar, Specialisation specialisation) {
        this.grammar = grammar;
        this.specialisation = specialisation;
        this.people = new People(grammar, specialisation);
        this.claims = new PossibleWriters(people, specialisation.constants);
    }

    public static Findings of(Grammar grammar) {
        return of(grammar, WORK);
    }

    /** Decides with another limit on the steps of each search. */
    public static Findings of(Grammar grammar, long work) {
        try {
            Specialisation specialisation = new Specialisation(grammar, new Limit(work));
            return new Contention(grammar, specialisation).findings(work);
        } catch (Limit.Reached e) {
            Ruling undecided = new Ruling.Undecided(work);
            return new Findings(undecided, undecided, undecided, List.of(), List.of(), List.of(), false);
        }
    }

    private Findings findings(long work) {
        Usefulness useful = new Usefulness(specialisation.states);
        Set<String> reachable = kinds(specialisation.states);
        Set<String> productive = kinds(List.copyOf(useful.states));
        Set<Write> heeded = new HashSet<>();
        useful.states.forEach(s -> claims.of(s).forEach(c -> heeded.add(c.write())));
        return new Findings(
                ruling(SingleWriter.strict(claims), Clashes::ofStrict, work),
                ruling(SingleWriter.conflictFree(claims), Clashes::ofConflictFree, work),
                ruling(new CommonWriter(claims, people, mostRegisters()), Clashes::ofContained, work),
                productions(p -> !reachable.contains(p)),
                productions(p -> reachable.contains(p) && !productive.contains(p)),
                grammar.writes().stream().filter(w -> !heeded.contains(w)).toList(),
                useful.states.isEmpty());
    }

    private int mostRegisters() {
        return specialisation.states.stream().mapToInt(s -> s.registers).max().orElse(0);
    }

    private static Set<String> kinds(List<State> states) {
        Set<String> kinds = new HashSet<>();
        states.forEach(s -> kinds.add(s.kind.head().kind()));
        return kinds;
    }

    private List<Production> productions(Predicate<String> test) {
        return grammar.productions().stream()
                .filter(p -> test.test(p.head().kind()))
                .toList();
    }

    private <V> Ruling ruling(Judgement<V> judgement, Function<Clashes, Clash> clash, long work) {
        try {
            return new Search<>(judgement, new Limit(work))
                    .smallest(specialisation.states)
                    .<Ruling>map(i -> new Ruling.Fails(i.size(), witness(i, clash)))
                    .orElseGet(Ruling.Holds::new);
        } catch (Limit.Reached e) {
            return new Ruling.Undecided(work);
        }
    }

    private <V> Optional<Witness> witness(Search.Item<V> root, Function<Clashes, Clash> clash) {
        if (root.size() > LARGEST_WITNESS) {
            return Optional.empty();
        }
        Tree tree = new TreeNaming(specialisation, people, claims).tree(root);
        return Optional.of(new Witness(tree, clash.apply(new Clashes(tree))));
    }
}
