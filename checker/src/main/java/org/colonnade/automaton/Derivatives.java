package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.automaton.Expression.Choice;
import org.colonnade.automaton.Expression.Repeat;
import org.colonnade.automaton.Expression.Sequence;
import org.colonnade.automaton.Expression.Symbol;
import org.colonnade.grammar.Content.Times;

/**
 * The partial derivatives of an expression (Antimirov 1996): which state may come first, and what may follow it then.
 * They are the nodes of a word automaton with at most one node more than the expression has symbols, and a repeated
 * choice of any number of states is one node.
 */
final class Derivatives {
    private final Map<Expression, Set<String>> found = new LinkedHashMap<>();
    private Expression last = Expression.EMPTY;
    private Set<String> firsts = Set.of();

    private Derivatives() {}

    /** Returns the expressions that may follow, each with the states after which it may. */
    static Map<Expression, Set<String>> of(Expression expression) {
        Derivatives derivatives = new Derivatives();
        derivatives.derive(expression, Expression.EMPTY);
        return derivatives.found;
    }

    private void derive(Expression expression, Expression then) {
        if (expression instanceof Symbol symbol) {
            add(symbol.state(), then);
        } else if (expression instanceof Choice choice) {
            choice.alternatives().forEach(a -> derive(a, then));
        } else if (expression instanceof Sequence sequence) {
            derive(sequence.parts(), then);
        } else if (expression instanceof Repeat repeat) {
            boolean again = repeat.times() != Times.MAYBE;
            derive(repeat.body(), again ? join(new Repeat(repeat.body(), Times.ANY), then) : then);
        }
    }

    /** An expression is looked up once for all states that it follows one after another: to hash it takes long. */
    private void add(String first, Expression then) {
        if (then != last || firsts.isEmpty()) {
            last = then;
            firsts = found.computeIfAbsent(then, t -> new LinkedHashSet<>());
        }
        firsts.add(first);
    }

    private void derive(List<Expression> parts, Expression then) {
        for (int i = 0; i < parts.size(); i++) {
            derive(parts.get(i), join(new Sequence(parts.subList(i + 1, parts.size())), then));
            if (!parts.get(i).isNullable()) {
                return;
            }
        }
    }

    private static Expression join(Expression first, Expression then) {
        List<Expression> parts = new ArrayList<>(parts(first));
        parts.addAll(parts(then));
        return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
    }

    static List<Expression> parts(Expression expression) {
        return expression instanceof Sequence sequence ? sequence.parts() : List.of(expression);
    }
}
