package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.colonnade.contention.Repair.Cut;
import org.colonnade.contention.Repair.Cuts;
import org.colonnade.contention.Repair.Futile;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Key;
import org.colonnade.grammar.Production;

class RepairTest {
    private static final int MANY_EDGES = 7;

    @Example
    void comments_leave_the_articles_of_others() {
        Grammar grammar = Given.grammar(
                "root ::= users(u)",
                "users(u) ::= articles(u, a)*",
                "articles(u, a) ::= comments(v, a)*",
                "comments(u, a) ::= ()",
                "writes u: users(u), articles(u, a), comments(u, a)");
        Cuts cuts = (Cuts) Repair.of(grammar);
        assertThat(cuts.cuts()).hasToString("[comments(v, a) below articles(u, a)]");
        assertThat(Given.text(cuts.after(grammar))).startsWith("root ::= users(u) | comments(v, a)\n");
        assertThat(Contention.of(cuts.after(grammar)).strict().holds()).isTrue();
    }

    @Example
    void no_cut_helps_a_key_with_two_writers_or_none() {
        Futile futile = (Futile) Repair.of(Given.grammar(
                "root ::= users(u)",
                "users(u) ::= notes(v)* logs(u)*",
                "notes(v) ::= ()",
                "logs(u) ::= ()",
                "writes u: users(u)",
                "writes anyone: notes(v)"));
        assertThat(futile.keys()).extracting(Tree::key).containsExactly("notes(n1)", "logs(u1)");
    }

    @Property(tries = 2000)
    void the_cuts_are_the_only_smallest_set_that_makes_a_grammar_strict(@ForAll("choices") List<Integer> choices) {
        Grammar grammar = RandomGrammar.plain(new Choices(choices));
        List<Cut> edges = edges(grammar);
        Repair repair = Repair.of(grammar);
        List<List<Cut>> enough = edges.size() > MANY_EDGES ? List.of() : enough(grammar, edges);
        if (repair instanceof Cuts cuts) {
            assertThat(isStrict(grammar, cuts.cuts())).as(Given.text(grammar)).isTrue();
            assertThat(enough).as(Given.text(grammar)).allMatch(e -> e.containsAll(cuts.cuts()));
        } else {
            assertThat(isStrict(grammar, edges)).as(Given.text(grammar)).isFalse();
            assertThat(enough).as(Given.text(grammar)).isEmpty();
        }
    }

    @Provide
    Arbitrary<List<Integer>> choices() {
        return Arbitraries.integers().between(0, 839).list().ofMaxSize(50);
    }

    /** All sets of cuts after which a grammar is strict. */
    private static List<List<Cut>> enough(Grammar grammar, List<Cut> edges) {
        List<List<Cut>> enough = new ArrayList<>();
        for (int set = 0; set < 1 << edges.size(); set++) {
            List<Cut> cuts = new ArrayList<>();
            for (int i = 0; i < edges.size(); i++) {
                if ((set >> i & 1) == 1) {
                    cuts.add(edges.get(i));
                }
            }
            if (isStrict(grammar, cuts)) {
                enough.add(cuts);
            }
        }
        return enough;
    }

    private static boolean isStrict(Grammar grammar, List<Cut> cuts) {
        return Contention.of(new Cuts(cuts).after(grammar)).strict().holds();
    }

    private static List<Cut> edges(Grammar grammar) {
        List<Cut> edges = new ArrayList<>();
        for (Production production : grammar.productions()) {
            List<Key> keys = new ArrayList<>();
            production.content().forEachKey(keys::add);
            for (int i = 0; i < keys.size(); i++) {
                edges.add(new Cut(production, i));
            }
        }
        return edges;
    }
}
