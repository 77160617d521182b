package org.colonnade.automaton;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.colonnade.grammar.Content.Times;

/** A regular expression over states: it matches the states of a node's children, from left to right. */
public sealed interface Expression {
    /** The expression that matches no children. */
    Expression EMPTY = new Sequence(List.of());

    /** Returns whether it matches the empty word. */
    boolean isNullable();

    /** Calls {@code action} for each state in it, from left to right. */
    void forEachState(Consumer<String> action);

    /** One state. */
    record Symbol(String state) implements Expression {
        @Override
        public boolean isNullable() {
            return false;
        }

        @Override
        public void forEachState(Consumer<String> action) {
            action.accept(state);
        }

        @Override
        public String toString() {
            return state;
        }
    }

    /** One part after another; without parts, the empty word. */
    record Sequence(List<Expression> parts) implements Expression {
        public Sequence {
            parts = List.copyOf(parts);
        }

        @Override
        public boolean isNullable() {
            return parts.stream().allMatch(Expression::isNullable);
        }

        @Override
        public void forEachState(Consumer<String> action) {
            parts.forEach(p -> p.forEachState(action));
        }

        @Override
        public String toString() {
            return parts.isEmpty()
                    ? "()"
                    : parts.stream()
                            .map(p -> p instanceof Choice ? "(" + p + ")" : p.toString())
                            .collect(Collectors.joining(", "));
        }
    }

    /** One of several alternatives; without any, no word at all. */
    record Choice(List<Expression> alternatives) implements Expression {
        public Choice {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public boolean isNullable() {
            return alternatives.stream().anyMatch(Expression::isNullable);
        }

        @Override
        public void forEachState(Consumer<String> action) {
            alternatives.forEach(a -> a.forEachState(action));
        }

        @Override
        public String toString() {
            return alternatives.isEmpty()
                    ? "nothing"
                    : alternatives.stream().map(Expression::toString).collect(Collectors.joining(" | "));
        }
    }

    /** A repetition: any number of times, at least once, or at most once. */
    record Repeat(Expression body, Times times) implements Expression {
        @Override
        public boolean isNullable() {
            return times != Times.SOME || body.isNullable();
        }

        @Override
        public void forEachState(Consumer<String> action) {
            body.forEachState(action);
        }

        @Override
        public String toString() {
            return (body instanceof Symbol ? body.toString() : "(" + body + ")") + times;
        }
    }
}
