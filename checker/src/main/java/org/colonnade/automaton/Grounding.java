package org.colonnade.automaton;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.colonnade.grammar.Grammar;

/**
 * The paper's two automata of a grammar over finite domains. The <em>schema</em> automaton As accepts the trees that
 * may be entity groups (Example 3); the <em>writes</em> automaton Aw accepts those whose nodes one person may write
 * (Example 5).
 *
 * <p>Invariants: only keys that can be derived from {@code root} have rules. A variable that is not bound on the left
 * stands for one value in one key, and is chosen again in the next. The people are the users, two of each role that has
 * more than one, and the application; {@code anyone} is each of them.
 */
public record Grounding(HedgeAutomaton schema, HedgeAutomaton writes) {

    /**
     * Makes the automata of a grammar; its open sorts get as many values as the extent says.
     *
     * @throws TooLargeException if there would be more than a million keys in its rules
     */
    public static Grounding of(Grammar grammar, Extent extent) {
        SortValues values = new SortValues(grammar, extent);
        SchemaAutomaton schema = new SchemaAutomaton(grammar, values);
        HedgeAutomaton automaton = schema.build();
        return new Grounding(automaton, new WritesAutomaton(grammar, values).build(schema.keys()));
    }

    /** Decides whether each group has one person who may write all of it. */
    public InclusionAnswer contained(Duration limit) {
        return Inclusion.of(schema, writes).decide(limit);
    }

    /** Finds two people who may write one key of some group. If there are any, the paper calls the schema unsafe. */
    public Optional<Ambiguity> ambiguity() {
        Set<String> useful = UsefulLabels.of(schema);
        return Ambiguity.of(new HedgeAutomaton(
                writes.name(),
                writes.states(),
                writes.finals(),
                writes.rules().stream().filter(r -> useful.contains(r.label())).toList()));
    }
}
