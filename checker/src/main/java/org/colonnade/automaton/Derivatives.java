package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Content.Child;
import org.colonnade.grammar.Content.Choice;
import org.colonnade.grammar.Content.Repeat;
import org.colonnade.grammar.Content.Sequence;
import org.colonnade.grammar.Content.Times;

/**
 * The partial derivatives of an expression (Antimirov 1996): which state may come first, and what may follow it then.
 * They are the nodes of a word automaton with at most one node more than the expression has symbols, and a repeated
 * choice of any number of states is one node.
 */
final class Derivatives {
    private final Map<Content<String>, Set<String>> found = new LinkedHashMap<>();
    private Content<String> last = Content.none();
    private Set<String> firsts = Set.of();

    private Derivatives() {}

    /** Returns the expressions that may follow, each with the states after which it may. */
    static Map<Content<String>, Set<String>> of(Content<String> expression) {
        Derivatives derivatives = new Derivatives();
        derivatives.derive(expression, Content.none());
        return derivatives.found;
    }

    private void derive(Content<String> expression, Content<String> then) {
        if (expression instanceof Child<String> symbol) {
            add(symbol.key(), then);
        } else if (expression instanceof Choice<String> choice) {
            choice.alternatives().forEach(a -> derive(a, then));
        } else if (expression instanceof Sequence<String> sequence) {
            derive(sequence.parts(), then);
        } else if (expression instanceof Repeat<String> repeat) {
            boolean again = repeat.times() != Times.MAYBE;
            derive(repeat.body(), again ? join(new Repeat<>(repeat.body(), Times.ANY), then) : then);
        }
    }

    /** An expression is looked up once for all states that it follows one after another: to hash it takes long. */
    private void add(String first, Content<String> then) {
        if (then != last || firsts.isEmpty()) {
            last = then;
            firsts = found.computeIfAbsent(then, t -> new LinkedHashSet<>());
        }
        firsts.add(first);
    }

    private void derive(List<Content<String>> parts, Content<String> then) {
        for (int i = 0; i < parts.size(); i++) {
            derive(parts.get(i), join(new Sequence<>(parts.subList(i + 1, parts.size())), then));
            if (!parts.get(i).isNullable()) {
                return;
            }
        }
    }

    private static Content<String> join(Content<String> first, Content<String> then) {
        List<Content<String>> parts = new ArrayList<>(parts(first));
        parts.addAll(parts(then));
        return Content.of(parts);
    }

    static List<Content<String>> parts(Content<String> expression) {
        return expression instanceof Sequence<String> sequence ? sequence.parts() : List.of(expression);
    }
}
